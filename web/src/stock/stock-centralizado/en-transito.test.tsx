import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enCelular } from '#prueba/celular.ts';
import { abrir, deposito, KARDEX, numero, PAGINA, pagina, RESERVAS, respuestas } from './prueba-de-centralizado.tsx';

describe('plate 07 what is on its way to a sucursal', () => {
  const enCamino = { ...deposito('01980000-0000-7000-8000-0000000000d3'), nombre: 'En camino', enTransito: true };
  const conCamino = {
    ...pagina,
    columnas: pagina.columnas.map((columna, i) =>
      i === 0 ? { ...columna, depositos: [...columna.depositos, { ...enCamino, vendible: false }] } : columna,
    ),
  };
  const ver = (extra: object = {}) => abrir({ respuestas: { ...respuestas, [PAGINA]: conCamino }, ...extra });

  it('is a figure of its own, made of the movements of what travels and of nothing else', async () => {
    const { servidor } = ver();
    await userEvent.click(await numero('En tránsito de WO-342 en Rosario: +6'));
    expect(await screen.findByRole('heading', { name: 'Kardex · Rosario, en tránsito' })).toBeDefined();
    expect(servidor.direcciones(KARDEX).at(-1)).toContain('enTransito=true');
    expect(servidor.direcciones(RESERVAS), 'nobody sets apart what is not there').toEqual([]);
    expect(screen.getByRole('link', { name: 'Abrir kardex completo' }).getAttribute('href')).toContain('enTransito');
    await userEvent.click(await numero('Físico de WO-342 en Rosario: 11'));
    await waitFor(() => expect(servidor.direcciones(KARDEX).at(-1)).toContain('enTransito=false'));
    expect(screen.getByRole('heading', { name: 'Kardex · Rosario' })).toBeDefined();
  });

  it('may be asked of any sucursal and of all of them', async () => {
    ver();
    await numero('En tránsito de WO-342 en Rosario: +6');
    await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
    const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
    expect(menu.getByRole('menuitem', { name: 'En tránsito, Rosario' })).toBeDefined();
    expect(menu.getByRole('menuitem', { name: 'En tránsito, Total' })).toBeDefined();
  });

  it('is on the card of a phone, where there is some', async () => {
    enCelular();
    ver();
    const rosario = await screen.findByRole('button', { name: /^WO-342 Rosario/ });
    expect(rosario.textContent).toContain('Trán. +6');
    expect(screen.getByRole('button', { name: /^WO-342 Casa Central/ }).textContent).not.toContain('Trán.');
  });
});

it('SCE-02 narrowed to a depósito, what makes a number is of that depósito too', async () => {
  const depositoId = pagina.columnas[1]?.depositos[0]?.id;
  const { servidor } = abrir({ ruta: `/stock/stock-centralizado?depositoId=${depositoId}` });
  await userEvent.click(await numero('Disponible de WO-342 en Casa Central: 24'));
  await waitFor(() => expect(servidor.direcciones(KARDEX).at(-1)).toContain(`depositoId=${depositoId}`));
  expect(servidor.direcciones(RESERVAS).at(-1)).toContain(`depositoId=${depositoId}`);
});
