import { connect } from 'node:tls';

const patienceMs = 3_000;

/** How many whole days the certificate of an address lasts, less than 0 where it is over. @throws Error where nobody answers */
export function daysOfCertificate(address: string): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    // One that is over is looked at as well.
    const options = { host: hostname, servername: hostname, port: Number(port || 443), rejectUnauthorized: false };
    const socket = connect(options, () => {
      const { valid_to } = socket.getPeerCertificate();
      socket.destroy();
      resolve(Math.floor((Date.parse(valid_to) - Date.now()) / 86_400_000));
    });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
  });
}
