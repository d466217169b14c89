import {
  CalendarClock,
  CalendarPlus,
  CalendarX,
  ChartNoAxesColumn,
  CloudOff,
  LifeBuoy,
  type LucideIcon,
  MailPlus,
  MessageSquareText,
  MessagesSquare,
  Share2,
  Star,
  Target,
  Trophy,
  Video,
} from 'lucide-react';
import type { NotificationTopic } from '#domain/kernel/notification-kind.ts';
import { kindFor, type NotificationType, somebody } from '#domain/notifications/contract/all-kinds.ts';
import type { Locale } from '../lib/locale.ts';

export type ShownKind = Readonly<{
  topic: NotificationTopic | 'other';
  /** The name of this kind of notification in the settings. */
  label: string;
  icon: LucideIcon;
  /** `name` is the person who caused the notification. */
  sentence: (name: string | undefined, concerns: Readonly<Record<string, string>>) => string;
  /** The page that the notification is about. */
  path?: (concerns: Readonly<Record<string, string>>) => string;
}>;

const icons: Readonly<Record<NotificationType, LucideIcon>> = {
  session_analysed: ChartNoAxesColumn,
  feedback_received: MessageSquareText,
  rate_video: Video,
  rating_received: Star,
  element_due: CalendarClock,
  group_post: MessagesSquare,
  session_shared: Share2,
  share_feedback: MessageSquareText,
  goal_assigned: Target,
  goal_due: CalendarClock,
  goal_missed: CalendarX,
  goal_reached: Trophy,
  goal_reached_by: Trophy,
  invitation_received: MailPlus,
  meeting_invited: CalendarPlus,
  meeting_changed: CalendarClock,
  meeting_cancelled: CalendarX,
  company_plan_ends: CalendarX,
  support_requested: LifeBuoy,
  support_granted: LifeBuoy,
  webhook_off: CloudOff,
};

/** Undefined for a type that this version does not know. */
export function shownKind(type: string, locale: Locale): ShownKind | undefined {
  const kind = kindFor(type);
  return (
    kind && {
      topic: kind.topic,
      label: kind.label[locale],
      icon: icons[type as NotificationType],
      sentence: (name, concerns) => kind.sentence[locale](name ?? somebody[locale], concerns),
      path: kind.path,
    }
  );
}
