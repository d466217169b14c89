import { Redirect } from 'wouter';

export const ToCompany = () => <Redirect to="/company/home" replace />;
