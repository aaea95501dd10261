import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Estructura } from '@trastienda/nucleo/articulos/contrato.ts';
import { cicloDeEstructura } from '@trastienda/nucleo/articulos/estructura/ciclo-de-estructura.ts';
import { diaArgentino, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { describe, expect, it } from 'vitest';
import { ARTICULO_ID, articulo, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { formatearFecha } from '#ui/formato/formato.ts';
import { AccionesDeEstructura } from './acciones-de-estructura.tsx';
import { EstructuraDeArticulo } from './estructura-de-articulo.tsx';
import { SeccionVersiones } from './seccion-versiones.tsx';

const ID = '01980000-0000-7000-8000-00000000e001';
const MOVER = `POST /api/articulos/estructuras/${ID}/estado`;
const dia = (dentroDe: number) => diaArgentino(new Date(Date.now() + dentroDe * 86_400_000));
const inicio = (dentroDe: number) => inicioDelDia(dia(dentroDe)).toISOString();

const estructura = (mas: Partial<Estructura> = {}): Estructura => ({
  ...{ id: ID, version: 4, articuloId: ARTICULO_ID, codigo: 'CONJ-1', descripcion: 'Conjunto', unidad: 'U' },
  ...{ decimales: 0, tipo: 'ARMADO', numero: 2, estado: 'BORRADOR', desde: null, hasta: null, nota: '' },
  ...{ componentes: 0, validada: true, validadaEn: null, validadaPor: null, creadoPor: null },
  ...{ creadoEn: '2026-11-20T12:00:00.000Z', modificadoEn: '2026-11-20T12:00:00.000Z', lineas: [], versiones: [] },
  acciones: cicloDeEstructura.accionesDesde(mas.estado ?? 'BORRADOR'),
  ...mas,
});
const programada = estructura({ estado: 'PROGRAMADA', desde: inicio(5) });

const acciones = (de: Estructura, respuesta: unknown = de) =>
  renderPantalla(<AccionesDeEstructura estructura={de} />, {
    permisos: ['articulo.ver', 'estructura.editar'],
    ruta: `/articulos/estructura/${ID}`,
    respuestas: { [MOVER]: respuesta },
  });

describe('EST-09 a version for a day to come', () => {
  it('is put in force from a day, which is today unless another one is chosen', async () => {
    const { servidor } = acciones(estructura(), programada);
    await userEvent.click(await screen.findByRole('button', { name: 'Poner en vigencia' }));
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Poner en vigencia la versión 2 de CONJ-1?' }));
    const desde = dialogo.getByLabelText<HTMLInputElement>('Vigente desde');
    expect([desde.value, desde.min]).toEqual([dia(0), dia(0)]);
    expect(document.activeElement).toBe(desde);
    // A day that is over is said beside the day, and nothing is asked.
    fireEvent.change(desde, { target: { value: dia(-1) } });
    await userEvent.click(dialogo.getByRole('button', { name: 'Poner en vigencia' }));
    expect(desde.getAttribute('aria-invalid')).toBe('true');
    expect(dialogo.getByText('Elegí hoy o un día que venga.')).toBeDefined();
    fireEvent.change(desde, { target: { value: dia(5) } });
    expect(dialogo.getByText(`Empieza sola el ${formatearFecha(dia(5))} a las 0.`, { exact: false })).toBeDefined();
    await userEvent.type(dialogo.getByLabelText('Motivo (opcional)'), 'no');
    await userEvent.click(dialogo.getByRole('button', { name: 'Programar' }));
    expect(dialogo.getByText('Contá el motivo: queda en el historial.')).toBeDefined();
    expect(servidor.recibido(MOVER)).toEqual([]);
    await userEvent.type(dialogo.getByLabelText('Motivo (opcional)'), ' hay más aros{Enter}');
    expect(await screen.findByText(`La versión 2 rige desde el ${formatearFecha(dia(5))}`)).toBeDefined();
    expect(servidor.recibido(MOVER)).toEqual([
      { version: 4, accion: 'poner_vigente', desde: dia(5), motivo: 'no hay más aros' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('what the server refuses is said beside the day, which may be chosen again', async () => {
    const title = 'La versión 3 ya está programada para el 05/12/2026. Elegí otro día o desprogramala.';
    acciones(programada, {
      status: 409,
      code: 'articulos.estructura_dia_ocupado',
      title,
      data: { numero: 3, dia: '05/12/2026' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar el día' }));
    const dialogo = within(await screen.findByRole('dialog'));
    const desde = dialogo.getByLabelText<HTMLInputElement>('Vigente desde');
    expect(desde.value).toBe(dia(5));
    await userEvent.click(dialogo.getByRole('button', { name: 'Programar' }));
    expect(await dialogo.findByText(title)).toBeDefined();
    expect(document.activeElement).toBe(desde);
    await userEvent.click(dialogo.getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('loses its day, and is a draft again', async () => {
    const { servidor } = acciones(programada, estructura());
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones: CONJ-1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desprogramar' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await userEvent.click(dialogo.getByRole('button', { name: 'Desprogramar' }));
    expect(await screen.findByText('La versión 2 volvió a ser un borrador')).toBeDefined();
    expect(servidor.recibido(MOVER)).toEqual([{ version: 4, accion: 'desprogramar' }]);
  });

  it('each version says from when or until when it is in force', async () => {
    const fila = { componentes: 1, validada: false };
    const versiones: Estructura['versiones'] = [
      { ...fila, id: ID, numero: 3, estado: 'PROGRAMADA', desde: inicio(5), hasta: null },
      { ...fila, id: 'dos', numero: 2, estado: 'VIGENTE', desde: inicio(-9), hasta: inicio(5) },
      { ...fila, id: 'una', numero: 1, estado: 'HISTORICA', desde: inicio(-30), hasta: inicio(-9) },
    ];
    renderPantalla(
      <SeccionVersiones estructura={{ ...programada, versiones }} comparar={undefined} onComparar={() => undefined} />,
    );
    const tabla = within(await screen.findByRole('table', { name: 'Versiones' }));
    const estados = tabla
      .getAllByRole('row')
      .slice(1)
      .map((una) => within(una).getAllByRole('cell')[1]?.textContent);
    expect(estados).toEqual([
      `Vigente desde ${formatearFecha(dia(5))}`,
      `VigenteHasta ${formatearFecha(dia(4))}`,
      'Histórica',
    ]);
  });

  it('the ficha shows the one in force, and says which one comes next', async () => {
    const LISTAR = 'GET /api/articulos/estructuras';
    const una = (mas: Partial<Estructura>) => estructura({ id: `id-${mas.numero}`, ...mas });
    const ficha = (filas: readonly Estructura[]) =>
      renderPantalla(<EstructuraDeArticulo articulo={articulo()} />, {
        permisos: ['articulo.ver'],
        ruta: `/articulos/tabla/${ARTICULO_ID}`,
        respuestas: { [LISTAR]: pagina(filas), [`GET /api/articulos/${ARTICULO_ID}/usos`]: { filas: [] } },
      });
    const despues = una({ numero: 3, estado: 'PROGRAMADA', desde: inicio(9) });
    const antes = una({ numero: 2, estado: 'PROGRAMADA', desde: inicio(5), hasta: inicio(9) });
    const vigente = una({ numero: 1, estado: 'VIGENTE', desde: inicio(-1), hasta: inicio(5) });
    const { unmount } = ficha([despues, antes, vigente]);
    expect(await screen.findByRole('heading', { name: 'Estructura: versión 1 vigente' })).toBeDefined();
    const enlace = screen.getByRole('link', { name: `Versión 2 desde ${formatearFecha(dia(5))}` });
    expect(enlace.getAttribute('href')).toBe('/articulos/estructura/id-2');
    unmount();
    ficha([despues, antes]);
    expect(
      await screen.findByRole('heading', { name: `Estructura: versión 2, vigente desde ${formatearFecha(dia(5))}` }),
    ).toBeDefined();
  });
});
