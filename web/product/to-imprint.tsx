import { Redirect } from 'wouter';

export const ToImprint = () => <Redirect to="/legal/imprint" replace />;
