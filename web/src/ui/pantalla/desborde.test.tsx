import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDesborde } from './desborde.ts';

function Barra({ botones }: { readonly botones: readonly string[] }) {
  const { caja, marco } = useDesborde();
  return (
    <div data-testid="marco" {...marco}>
      <div ref={caja} data-testid="caja">
        {botones.map((boton) => (
          <button key={boton} type="button">
            {boton}
          </button>
        ))}
      </div>
    </div>
  );
}

const ANCHO_DE_BOTON = 40;
const marco = () => screen.getByTestId('marco').dataset;

it('tells on which side there is more, also of what came later and in either direction', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.childElementCount * ANCHO_DE_BOTON;
  });
  try {
    const { rerender } = render(<Barra botones={['uno', 'dos']} />);
    await waitFor(() => expect(marco()).not.toHaveProperty('despues'));
    rerender(<Barra botones={['uno', 'dos', 'tres']} />);
    await waitFor(() => expect(marco()).toHaveProperty('despues'));
    expect(marco()).not.toHaveProperty('antes');
    for (const ido of [20, -20]) {
      screen.getByTestId('caja').scrollLeft = ido;
      screen.getByTestId('caja').dispatchEvent(new Event('scroll'));
      await waitFor(() => expect(marco()).toHaveProperty('antes'));
      expect(marco()).not.toHaveProperty('despues');
    }
  } finally {
    vi.restoreAllMocks();
  }
});
