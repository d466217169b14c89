import { msg } from '@lingui/core/macro';
import { usesExternalApi } from '#domain/kernel/roles.ts';
import { firstPart, lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';
import { ToLogin } from './to-login.tsx';

export const usersArea = {
  name: 'users',
  pages: [
    {
      path: '/auth/login',
      page: lazyPart('users', () => import('./login-page.tsx'), 'LoginPage'),
      title: msg`Anmelden`,
      frame: 'auth',
    },
    {
      path: '/auth/register',
      page: lazyPart('users', () => import('./register-page.tsx'), 'RegisterPage'),
      title: msg`Konto anlegen`,
      frame: 'auth',
    },
    {
      path: '/auth/logout',
      page: lazyPart('users', () => import('./logout-page.tsx'), 'LogoutPage'),
      title: msg`Abmelden`,
      frame: 'plain',
    },
    {
      path: '/auth/new-user',
      page: lazyPart('users', () => import('./new-user-page.tsx'), 'NewUserPage'),
      title: msg`Willkommen`,
      frame: 'plain',
    },
    {
      path: '/auth/email/confirm',
      page: lazyPart('users', () => import('./confirm-email-page.tsx'), 'ConfirmEmailPage'),
      title: msg`E-Mail-Adresse bestätigen`,
      frame: 'plain',
    },
    {
      path: '/auth/email/change',
      page: lazyPart('users', () => import('./change-email-page.tsx'), 'ChangeEmailPage'),
      title: msg`E-Mail-Adresse ändern`,
      frame: 'plain',
    },
    {
      path: '/auth/forgotPassword',
      page: lazyPart('users', () => import('./forgot-password-page.tsx'), 'ForgotPasswordPage'),
      title: msg`Passwort vergessen`,
      frame: 'auth',
    },
    {
      path: '/auth/password/reset',
      page: lazyPart('users', () => import('./reset-password-page.tsx'), 'ResetPasswordPage'),
      title: msg`Neues Passwort`,
      frame: 'plain',
    },
    {
      path: '/auth/inactive',
      page: lazyPart('users', () => import('./inactive-page.tsx'), 'InactivePage'),
      title: msg`Konto nicht aktiv`,
      frame: 'plain',
    },
    {
      path: '/auth/onboarding',
      page: lazyPart('users', () => import('./onboarding-page.tsx'), 'OnboardingPage'),
      title: msg`Einführung`,
      frame: 'plain',
    },
    {
      path: '/auth/device',
      page: lazyPart('users', () => import('./devices/code-page.tsx'), 'CodePage'),
      title: msg`Gerät verbinden`,
      frame: 'plain',
    },
    {
      path: '/auth/device/activate',
      page: lazyPart('users', () => import('./devices/activate-page.tsx'), 'ActivatePage'),
      title: msg`Gerät bestätigen`,
      frame: 'plain',
    },
    {
      path: '/auth/device/register',
      page: lazyPart('users', () => import('./devices/register-page.tsx'), 'DeviceRegisterPage'),
      title: msg`Dieses Gerät verbinden`,
      frame: 'plain',
    },
    { path: '/auth/*?', page: ToLogin, frame: 'auth' },
  ],
  settings: [
    { group: 'profile', order: 10, part: lazyPart('users', () => import('./settings/profile.tsx'), 'Profile') },
    { group: 'profile', order: 20, part: lazyPart('users', () => import('./settings/username.tsx'), 'Username') },
    { group: 'sign-in', order: 10, part: lazyPart('users', () => import('./settings/email.tsx'), 'Email') },
    { group: 'sign-in', order: 20, part: lazyPart('users', () => import('./settings/password.tsx'), 'Password') },
    {
      group: 'sign-in',
      order: 30,
      part: lazyPart('users', () => import('./signed-in-devices.tsx'), 'SignedInDevices'),
    },
    {
      group: 'sign-in',
      order: 40,
      part: lazyPart('users', () => import('./settings/api-tokens.tsx'), 'ApiTokens'),
      gate: permits(usesExternalApi),
    },
    { group: 'display', order: 10, part: lazyPart('users', () => import('./settings/language.tsx'), 'Language') },
    { group: 'display', order: 20, part: lazyPart('users', () => import('./settings/look.tsx'), 'Look') },
    {
      group: 'privacy',
      order: 90,
      part: lazyPart('users', () => import('./settings/delete-account.tsx'), 'DeleteAccount'),
    },
  ],
  dashboard: [
    {
      order: 1,
      column: 'top',
      part: firstPart('users', () => import('./welcome-dialog.tsx'), 'WelcomeDialog'),
      gate: ({ isFirstLogin, showOnboarding }) => isFirstLogin && !showOnboarding,
    },
  ],
  errors: {
    password_incorrect: msg`E-Mail-Adresse oder Passwort ist falsch.`,
    EMAIL_NOT_VERIFIED: msg`Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in unserer letzten Mail.`,
    email_not_confirmed: msg`Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte folgen Sie dem Link in der Mail zur Registrierung.`,
    user_not_active: msg`Dieses Konto ist nicht aktiv. Bitte wenden Sie sich an den Support.`,
    user_not_found: msg`Diese Person gibt es nicht.`,
    no_user_with_this_email: msg`Zu dieser E-Mail-Adresse gibt es kein Konto.`,
    user_exists: msg`Zu dieser E-Mail-Adresse gibt es schon ein Konto.`,
    authorization_pending: msg`Dieses Gerät wurde noch nicht bestätigt.`,
    slow_down: msg`Das Gerät fragt zu oft nach. Bitte warten Sie einen Moment.`,
    expired_token: msg`Der Code gilt nicht mehr. Bitte fordern Sie einen neuen an.`,
    api_token_revoked: msg`Dieses Token wurde widerrufen.`,
    api_token_expired: msg`Dieses Token ist abgelaufen.`,
    token_reads_only: msg`Dieses Token darf nur lesen.`,
    not_for_programs: msg`Das können nur Menschen tun, nicht Programme.`,
    too_many_tokens: msg`Mehr Tokens lassen sich nicht anlegen. Widerrufen Sie zuerst eines.`,
    device_token_failed: msg`Für dieses Gerät ließ sich kein Zugang anlegen. Bitte versuchen Sie es noch einmal.`,
  },
  readModels: msg`Konten`,
} satisfies WebArea;
