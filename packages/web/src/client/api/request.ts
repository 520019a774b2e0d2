import { isRefusal, type Refusal, refuse } from '@parlour/kernel';

/** One request to the server. Any failure comes back as a refusal. */
export async function request<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<T | Refusal> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer: unknown = await response.json();
    if (response.ok || isRefusal(answer)) return answer as T | Refusal;
    return refuse('internal-error');
  } catch {
    return refuse('unreachable');
  }
}
