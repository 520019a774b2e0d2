import { isRecord } from '@parlour/kernel';
import { StartupError } from '../startup-error.ts';
import type { TracedWork, Tracing } from './tracing.ts';

const SETTING = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const PACKAGES = ['api@1.9', 'resources@2', 'sdk-trace-base@2', 'exporter-trace-otlp-http@0.223'].map((name) => `@opentelemetry/${name}`);

/** Sends traces to the collector that the environment names. The libraries are large, so they are installed and loaded only for this. */
export async function openTracing(about: Readonly<Record<string, string>>, environment = process.env): Promise<Tracing | undefined> {
  const endpoint = environment[SETTING] ?? '';
  if (endpoint === '') return undefined;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    throw new StartupError(`${SETTING} is wrong: the address of a collector, such as http://127.0.0.1:4318.`);
  }
  const { api, resources, sdk, otlp } = await loadLibraries();
  const attributes = { 'service.name': environment.OTEL_SERVICE_NAME ?? 'parlour', ...about };
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes(attributes),
    spanProcessors: [new sdk.BatchSpanProcessor(new otlp.OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('parlour');
  const record = (work: TracedWork, parent = api.ROOT_CONTEXT): void => {
    const span = tracer.startSpan(work.name, { startTime: work.from, attributes: work.attributes ?? {} }, parent);
    if (work.failed === true) span.setStatus({ code: api.SpanStatusCode.ERROR });
    for (const part of work.parts ?? []) record(part, api.trace.setSpan(parent, span));
    span.end(work.to);
  };
  return {
    record: (work) => record(work),
    // A collector that is away must not fail the end of the server.
    close: () => provider.shutdown().catch(() => {}),
  };
}

async function loadLibraries() {
  try {
    const [api, resources, sdk, otlp] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
    return { api, resources, sdk, otlp };
  } catch (error) {
    if (!isRecord(error) || error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartupError(`${SETTING} is set, but its libraries are not installed: npm install --no-save ${PACKAGES.join(' ')}`);
  }
}
