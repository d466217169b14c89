/** A message of the speech service's websocket protocol: headers, an empty line, a body. */
export type SpeechMessage = Readonly<{ path: string; requestId: string; body: Buffer }>;

/** Text frames are headers and body in one; binary ones say first, in two bytes, how long their headers are. */
export function readMessage(frame: Buffer, isBinary: boolean): SpeechMessage {
  const [start, length] = isBinary ? [2, frame.readUInt16BE(0)] : [0, frame.indexOf('\r\n\r\n')];
  const headers = new Map(
    frame
      .subarray(start, start + length)
      .toString('utf8')
      .split('\r\n')
      .map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = frame.subarray(isBinary ? start + length : length + 4);
  return { path: headers.get('path') ?? '', requestId: headers.get('x-requestid') ?? '', body };
}

export function writeMessage(path: string, requestId: string, body: unknown): string {
  const headers = [`X-RequestId:${requestId}`, 'Content-Type:application/json; charset=utf-8', `Path:${path}`];
  return `${headers.join('\r\n')}\r\n\r\n${JSON.stringify(body)}`;
}
