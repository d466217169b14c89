import { Redirect } from 'wouter';

export const Elsewhere = () => <Redirect to="/admin" replace />;
