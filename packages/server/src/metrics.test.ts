import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

const namesIn = (text: string): string[] =>
  [...new Set(text.match(/\bparlour_[a-z_]+\b/g) ?? [])].map((name) => name.replace(/_(bucket|count|sum)$/, ''));

it.each(['deploy/alerts.yaml', 'deploy/grafana-dashboard.json', 'docs/operating.md'])('%s names only metrics that exist', (file) => {
  const known = createMetrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name);
  const named = namesIn(read(file));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

it('every counter of trouble has an alert', () => {
  const trouble = createMetrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => /^parlour_.*(failed|problems|errors)/.test(name));
  expect(trouble.length).toBeGreaterThan(3);
  expect(trouble.filter((name) => !read('deploy/alerts.yaml').includes(name))).toEqual([]);
});
