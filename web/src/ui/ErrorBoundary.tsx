import { Component, type ReactNode } from 'react';
import { faults } from '../lib/faults.ts';

type ErrorBoundaryProps = { fallback: ReactNode; children: ReactNode };

/**
 * Shows `fallback` when its content fails to render, mostly because of a file of a replaced release. Its `key` should
 * change with the page, so that the next page is tried again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    faults.push(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
