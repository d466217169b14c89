import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/error-state.tsx';

type CrashState = Readonly<{ error: unknown }>;

/** The error boundary around pages. It also catches parts that a newer version has replaced on the server. */
export class Crash extends Component<Readonly<{ children: ReactNode }>, CrashState> {
  override state: CrashState = { error: undefined };

  static getDerivedStateFromError = (error: unknown): CrashState => ({ error });

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <ErrorState error={this.state.error} retry={() => location.reload()} />;
  }
}
