/** The image of docker-compose.yml. */
const image = 'eventstore/eventstore:24.10.0-bookworm-slim';
const port = 2113;
const startMs = 120_000;

type Started = Readonly<{ image: string; address: string; stop: () => Promise<unknown> }>;
type Unavailable = Readonly<{ unavailable: string }>;

/** Starts a single-node server without persistent data. Returns the reason if there is no Docker or no image. */
export async function startContainer(): Promise<Started | Unavailable> {
  // Imported lazily: with a server of your own, only its address is needed.
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers');
  try {
    await getContainerRuntimeClient();
  } catch {
    return { unavailable: 'no Docker answers here' };
  }
  try {
    const container = await new GenericContainer(image)
      .withEnvironment({
        EVENTSTORE_CLUSTER_SIZE: '1',
        EVENTSTORE_INSECURE: 'true',
        EVENTSTORE_MEM_DB: 'true',
        EVENTSTORE_RUN_PROJECTIONS: 'None',
        EVENTSTORE_TELEMETRY_OPTOUT: 'true',
      })
      .withExposedPorts(port)
      .withWaitStrategy(Wait.forHttp('/health/live', port).forStatusCodeMatching((status) => status < 300))
      .withStartupTimeout(startMs)
      .start();
    const address = `esdb://${container.getHost()}:${container.getMappedPort(port)}?tls=false`;
    return { image, address, stop: () => container.stop() };
  } catch (error) {
    return { unavailable: `${image} does not start (${error instanceof Error ? error.message : error})` };
  }
}
