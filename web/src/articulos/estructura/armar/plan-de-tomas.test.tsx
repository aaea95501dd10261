import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlanDeArmado } from '@trastienda/nucleo/articulos/contrato.ts';
import { expect, it, vi } from 'vitest';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { PlanDeTomas } from './plan-de-tomas.tsx';

const linea = (codigo: string, mas: object = {}) => ({
  ...{ lineaId: `l-${codigo}`, componenteId: `c-${codigo}`, codigo, descripcion: `Un ${codigo}`, opcional: false },
  ...{ sustitutos: [], ...mas },
});
const paso = (codigo: string) => ({
  ...linea(codigo),
  ...{ unidad: 'U', porUnidad: '1', necesario: '1', disponible: '8', falta: '0' },
  tomas: [{ articuloId: `c-${codigo}`, codigo, cantidad: '1' }],
});
const plan: PlanDeArmado = {
  ...{ cuantos: '2', limita: null, cantidad: '1', disponible: '0', opcionales: [], vuelven: [], conNumeros: [] },
  pasos: [paso('PERNO'), paso('TUERCA')],
  kits: [
    linea('KIT', { sustitutos: [{ articuloId: 'c-OTRO', codigo: 'OTRO', descripcion: 'Otro' }] }),
    linea('EXTRA', { opcional: true }),
    linea('SOLO'),
  ],
};

it('EST-10 of a kit that was opened, a substitute may be taken instead, and an optional one left out again', async () => {
  const [onPreferir, onOpcional] = [vi.fn(), vi.fn()];
  renderPantalla(<PlanDeTomas {...{ plan, onPreferir, onOpcional }} preferidos={new Map()} />, { permisos: [] });
  expect((await screen.findByRole('table')).textContent).toContain('PERNO × 1');
  await userEvent.click(screen.getByRole('combobox', { name: 'Tomar primero en KIT' }));
  await userEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'OTRO' }));
  expect(onPreferir).toHaveBeenCalledWith('l-KIT', 'c-OTRO');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Incluir EXTRA' }));
  expect(onOpcional).toHaveBeenCalledWith('l-EXTRA', false);
  expect(screen.queryByText('SOLO')).toBeNull();
});

it('EST-10 what is optional inside of a kit that was opened may go in too, and says which kit it is of', async () => {
  const onOpcional = vi.fn();
  const opcionales = [
    { lineaId: 'l-1', codigo: 'JUNTA', descripcion: 'Junta', delKit: null },
    { lineaId: 'l-2', codigo: 'JUNTA', descripcion: 'Junta', delKit: 'KIT' },
  ];
  renderPantalla(
    <PlanDeTomas plan={{ ...plan, opcionales }} {...{ onPreferir: vi.fn(), onOpcional }} preferidos={new Map()} />,
    { permisos: [] },
  );
  expect(await screen.findByRole('checkbox', { name: 'Incluir JUNTA · Junta' })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Incluir JUNTA · Junta · de KIT' }));
  expect(onOpcional).toHaveBeenCalledWith('l-2', true);
});

it('EST-10 on a phone each line says all of it one thing below the other, with nothing to scroll sideways', async () => {
  enCelular();
  renderPantalla(<PlanDeTomas {...{ plan, onPreferir: vi.fn(), onOpcional: vi.fn() }} preferidos={new Map()} />, {
    permisos: [],
  });
  const [linea1] = within(await screen.findByRole('list', { name: 'Armar' })).getAllByRole('listitem');
  expect(linea1?.textContent).toBe('PERNO Un PERNOHace falta1Hay8Falta–Se tomaPERNO × 1');
  expect(screen.queryByRole('table')).toBeNull();
});
