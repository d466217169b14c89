/** IndexedDB with promises, for data that must survive a crash without the server. */
const open = new Map<string, Promise<IDBDatabase>>();

/** `stores`: key fields by name. */
export function openStores(name: string, stores: Readonly<Record<string, string | string[]>>): Promise<IDBDatabase> {
  const opening = open.get(name) ?? opened(name, stores);
  open.set(name, opening);
  return opening;
}

async function opened(name: string, stores: Readonly<Record<string, string | string[]>>): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(stores)) request.result.createObjectStore(store, { keyPath });
    };
    const database = await result(request);
    // The browser may close the database; the next call opens it again.
    database.onclose = () => open.delete(name);
    return database;
  } catch (error) {
    open.delete(name);
    throw error;
  }
}

/** Some browsers never answer a request or a transaction, for example private windows of WebKit when storing a Blob. Milliseconds. */
export const limitMs = 20_000;

/** The result of a request. @throws Error if the browser does not answer in time */
export const result = <T>(request: IDBRequest<T>): Promise<T> =>
  limited(
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    }),
  );

/** Resolves when the whole change is stored. @throws Error if it is not stored in time; then nothing is stored */
export const finished = (change: IDBTransaction): Promise<void> =>
  limited(
    new Promise((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error);
    }),
    () => change.abort(),
  );

async function limited<T>(answer: Promise<T>, onLate: () => void = () => {}): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the database of this browser does not answer'));
      onLate();
    }, limitMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
