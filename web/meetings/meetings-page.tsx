export function MeetingsPage() {
  return null;
}
