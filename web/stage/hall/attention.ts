/** Time constants: how quickly attention, eye contact and voice are smoothed. Seconds. */
const slow = 15;
const contactTime = 10;
const voiceTime = 6;
/** Spread of the volume (0..1) within some seconds from which a voice counts as lively. */
const lively = 0.16;

/** Models the attention of an audience, 0..1. It falls without eye contact and with a monotonous voice. */
export function createAttention() {
  let [level, contact, mean, spread] = [0.7, 0.5, 0, 0];
  const towards = (from: number, to: number, seconds: number, time: number) =>
    from + (to - from) * (1 - Math.exp(-seconds / time));
  return {
    level: () => level,
    /** The volume of the voice, 0..1. */
    hear(volume: number, seconds: number): void {
      mean = towards(mean, volume, seconds, voiceTime);
      spread = towards(spread, (volume - mean) ** 2, seconds, voiceTime);
    },
    pass(seconds: number, isLookedAt: boolean): void {
      contact = towards(contact, isLookedAt ? 1 : 0, seconds, contactTime);
      const wanted = 0.1 + 0.45 * contact + 0.45 * Math.min(1, Math.sqrt(spread) / lively);
      level = towards(level, wanted, seconds, slow);
    },
  };
}
