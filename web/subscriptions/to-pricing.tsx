import { Redirect } from 'wouter';

export const ToPricing = () => <Redirect to="/subscription/pricing" replace />;
