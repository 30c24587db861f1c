/** ASP.NET's own limit of a request, 4 MB. */
const BYTES_MAX = 4 * 1024 * 1024;

export class RequestTooLarge extends Error {}

/**
 * The body of a request as text. @throws RequestTooLarge as soon as it is, or claims to be, longer than the host's
 * limit
 */
export async function bodyText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > BYTES_MAX) throw new RequestTooLarge();
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  const reader = request.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > BYTES_MAX) {
      await reader.cancel();
      throw new RequestTooLarge();
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}
