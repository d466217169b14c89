import { Redirect } from 'wouter';

export const ToLogin = () => <Redirect to="/auth/login" replace />;
