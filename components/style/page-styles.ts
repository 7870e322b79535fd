import { css } from 'lit';

/** Styles for an element that is a page of its own, for teachers: it is larger on a large screen. */
export const pageStyles = css`
  :host .frame {
    overflow: visible;
  }
  @container (min-width: 1180px) {
    :host .frame {
      --u: 4.5px;
    }
  }
  @container (min-width: 1800px) {
    :host .frame {
      --u: 6px;
    }
  }
`;
