import { Redirect } from 'wouter';

export const ToDashboard = () => <Redirect to="/dashboard" replace />;
