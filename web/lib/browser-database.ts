/** A database of this browser: for what has to be there after a crash, without the server. IndexedDB, as promises. */
const open = new Map<string, Promise<IDBDatabase>>();

/** `stores`: their names, and the fields that are their keys. */
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
    // The browser may close it by itself: the next one opens it anew.
    database.onclose = () => open.delete(name);
    return database;
  } catch (error) {
    open.delete(name);
    throw error;
  }
}

/** Some browsers leave a request or a transaction without an answer: private windows of WebKit do so for a Blob. */
export const limitMs = 20_000;

/** @throws Error where the browser does not answer in time */
export const result = <T>(request: IDBRequest<T>): Promise<T> =>
  limited(
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    }),
  );

/** Until all of it is stored. @throws Error where it is not stored in time: then nothing of it is */
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
