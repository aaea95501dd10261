import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EleccionesDeKit } from '@trastienda/nucleo/articulos/estructura/kit.ts';
import type { KitParaVender } from '@trastienda/nucleo/ventas/contrato.ts';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { renglonDeBorrador, SALON } from '#ventas/ayudas-de-prueba.ts';
import { DialogoDeKit } from './dialogo-de-kit.tsx';

const linea = (lineaId: string, mas: Partial<KitParaVender['lineas'][number]> = {}) => ({
  ...{ lineaId, articuloId: `a-${lineaId}`, codigo: lineaId.toUpperCase(), descripcion: lineaId },
  ...{ cantidad: '1', disponible: '9', opcional: false, sustitutos: [], ...mas },
});
const sustituto = { articuloId: 'a-otro', codigo: 'OTRO', descripcion: 'Otro', disponible: '5' };
const CAMBIO = /Lo que lleva cambió desde que se eligió/;

async function abrir(
  lineas: KitParaVender['lineas'],
  elecciones: EleccionesDeKit | null,
  porDentro: KitParaVender['porDentro'] = [],
) {
  const onElegir = vi.fn();
  const renglon = renglonDeBorrador({ articuloId: 'kit', codigo: 'KIT-1', tipo: 'KIT', elecciones });
  renderPantalla(<DialogoDeKit renglon={renglon} depositoId={SALON} onElegir={onElegir} onCerrar={() => {}} />, {
    respuestas: { 'GET /api/ventas/kits/kit': { articuloId: 'kit', disponible: '9', lineas, porDentro } },
  });
  await screen.findByText('FILTRO', { selector: 'b' });
  return { onElegir, usuario: userEvent.setup() };
}
const elegido = (opcionales: string[], deLinea?: string): EleccionesDeKit => ({
  opcionales,
  sustitutos: deLinea === undefined ? [] : [{ lineaId: deLinea, articuloId: 'a-otro' }],
});

it('EST-10 of another version of the kit, what was chosen of the one before goes, and what is chosen now is what is sold', async () => {
  const { onElegir, usuario } = await abrir(
    [linea('filtro', { sustitutos: [sustituto] }), linea('franela', { opcional: true })],
    elegido(['franela-de-antes'], 'filtro-de-antes'),
  );
  expect(screen.getByText(CAMBIO)).toBeDefined();
  await usuario.click(screen.getByRole('checkbox', { name: /FRANELA/ }));
  await usuario.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(onElegir).toHaveBeenCalledWith(elegido(['franela']));
});

it('EST-10 where nothing may be chosen any more, applying leaves nothing chosen', async () => {
  const { onElegir, usuario } = await abrir([linea('filtro')], elegido(['franela-de-antes']));
  await usuario.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(onElegir).toHaveBeenCalledWith(elegido([]));
});

it('a choice that is still there stays, and nothing is said of it', async () => {
  const { onElegir, usuario } = await abrir(
    [linea('filtro', { sustitutos: [sustituto] }), linea('franela', { opcional: true })],
    elegido(['franela'], 'filtro'),
  );
  expect(screen.queryByText(CAMBIO)).toBeNull();
  await usuario.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(onElegir).toHaveBeenCalledWith(elegido(['franela'], 'filtro'));
});

const dentro = (...lineas: KitParaVender['lineas']) => lineas.map((una) => ({ kitId: 'a-chico', ...una }));

it('EST-10 of a kit inside of it too is chosen, and what was chosen of it stays', async () => {
  const { onElegir, usuario } = await abrir(
    [linea('filtro'), linea('chico', { cantidad: '2' })],
    elegido(['guante'], 'tuerca'),
    dentro(
      linea('guante', { opcional: true }),
      linea('trapo', { opcional: true, cantidad: '3' }),
      linea('tuerca', { sustitutos: [sustituto] }),
    ),
  );
  expect(screen.queryByText(CAMBIO)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /GUANTE/ }).checked).toBe(true);
  // Two of the small one, with three each.
  expect(screen.getByText('TRAPO').parentElement?.textContent).toContain('6 × TRAPO');
  await usuario.click(screen.getByRole('checkbox', { name: /TRAPO/ }));
  await usuario.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(onElegir).toHaveBeenCalledWith(elegido(['guante', 'trapo'], 'tuerca'));
});

it('EST-10 of a kit that does not go in nothing is chosen', async () => {
  const { usuario } = await abrir(
    [linea('filtro'), linea('chico', { opcional: true })],
    null,
    dentro(linea('guante', { opcional: true })),
  );
  expect(screen.queryByRole('checkbox', { name: /GUANTE/ })).toBeNull();
  await usuario.click(screen.getByRole('checkbox', { name: /CHICO/ }));
  expect(screen.getByRole('checkbox', { name: /GUANTE/ })).toBeDefined();
});
