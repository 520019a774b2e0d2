import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The library's measurement of the event loop would wake an idle node: it is off, and `eventLoopDelay` is ours. */
const NEVER_MS = 2 ** 31 - 1;
const LAG_METRICS = ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'].map((name) => `nodejs_eventloop_lag_${name}_seconds`);

/** Metrics for the operator. Labels come from closed sets only. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: NEVER_MS });
  for (const name of LAG_METRICS) registry.removeSingleMetric(name);
  return {
    registry,
    sockets: new Gauge({ name: 'parlour_sockets', help: 'Open sockets', registers }),
    rooms: new Gauge({ name: 'parlour_rooms', help: 'Tables held in memory', registers }),
    buildInfo: new Gauge({
      name: 'parlour_build_info',
      help: '1, with the version, the build of the web client, the version of Node and the id of this node',
      labelNames: ['version', 'client', 'node_version', 'node'],
      registers,
    }),
    steps: new Counter({ name: 'parlour_steps_total', help: 'Durable steps of matches', labelNames: ['game'], registers }),
    matches: new Counter({ name: 'parlour_matches_total', help: 'Matches started', labelNames: ['game'], registers }),
    stepSeconds: new Histogram({
      name: 'parlour_step_seconds',
      help: 'Time from a move to its durable step',
      labelNames: ['game'],
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    }),
    httpSeconds: new Histogram({
      name: 'parlour_http_request_seconds',
      help: 'Time of HTTP answers, by route',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
    refusals: new Counter({
      name: 'parlour_refusals_total',
      help: 'Messages and requests refused, by reason',
      labelNames: ['reason'],
      registers,
    }),
    tablesLed: new Gauge({ name: 'parlour_tables_led', help: 'Tables whose clocks and bots run on this node', registers }),
    fanoutHealthy: new Gauge({ name: 'parlour_fanout_healthy', help: '1 while notes between nodes arrive', registers }),
    catchUps: new Counter({ name: 'parlour_catch_ups_total', help: 'Times a table was brought up to what another node wrote', registers }),
    conflicts: new Counter({
      name: 'parlour_conflicts_total',
      help: 'Steps that another node was first with, or whose fate was unknown',
      registers,
    }),
    notifications: new Counter({
      name: 'parlour_notifications_total',
      help: 'Turn notifications, by how they ended',
      labelNames: ['outcome'],
      registers,
    }),
    securityEvents: new Counter({
      name: 'parlour_security_events_total',
      help: 'Lines of the security log, by action',
      labelNames: ['action'],
      registers,
    }),
    stored: new Gauge({ name: 'parlour_stored', help: 'Tables and matches in the store', labelNames: ['what'], registers }),
    storedBytes: new Gauge({ name: 'parlour_stored_bytes', help: 'Bytes of the database', registers }),
    clientErrors: new Counter({
      name: 'parlour_client_errors_total',
      help: 'Uncaught errors that web clients reported, by kind and page',
      labelNames: ['kind', 'page'],
      registers,
    }),
    problems: new Counter({ name: 'parlour_problems_total', help: 'Bugs survived and matches quarantined', registers }),
    failedReads: new Counter({ name: 'parlour_failed_reads_total', help: 'Questions the database did not answer', registers }),
    waitingReads: new Gauge({ name: 'parlour_waiting_reads', help: 'Questions that wait for a connection to the database', registers }),
    failedDueLookups: new Counter({
      name: 'parlour_failed_due_lookups_total',
      help: 'Times the correspondence matches whose time is up could not be looked up',
      registers,
    }),
    failedCommits: new Counter({ name: 'parlour_failed_commits_total', help: 'Commits the disk refused', registers }),
    eventLoopDelay: new Histogram({
      name: 'parlour_event_loop_delay_seconds',
      help: 'The longest turn of the event loop in each second: how long it served nobody else',
      buckets: [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'parlour_commit_seconds',
      help: 'Time of a group commit',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
