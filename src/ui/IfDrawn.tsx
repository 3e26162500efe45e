import { Component, type ReactNode } from 'react';

type Guard = { children: ReactNode; otherwise: ReactNode };

/** Skia may be missing or fail; that must not take with it what can be done without a picture. */
export class IfDrawn extends Component<Guard, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
