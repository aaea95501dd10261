import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { expect, it } from 'vitest';
import { pasosDe } from './pasos.ts';

type Transicion = NotaDetalle['transiciones'][number];
const paso = (accion: string, desde: Transicion['desde'], hacia: Transicion['hacia'], en: string): Transicion => ({
  accion,
  desde,
  hacia,
  en,
  quien: 'M. Soria',
  motivo: '',
});
const alta = paso('crear', null, 'BORRADOR', '2026-11-20T13:40:00Z');
const confirmar = paso('confirmar', 'BORRADOR', 'CONFIRMADA', '2026-11-20T13:42:00Z');
const preparar = paso('preparar', 'CONFIRMADA', 'EN_PREPARACION', '2026-11-20T13:58:00Z');
const entrega = { en: '2026-11-20T14:20:00Z', quien: 'J. Páez' } as NotaDetalle['entregas'][number];

const situaciones = (nota: Pick<NotaDetalle, 'estado' | 'transiciones' | 'entregas'>, entregando = false) =>
  pasosDe(nota, entregando).map(({ situacion }) => situacion);

it('waits for everything after the confirmation', () => {
  const nota = { estado: 'CONFIRMADA', transiciones: [alta, confirmar], entregas: [] } as const;
  expect(situaciones({ ...nota, transiciones: [...nota.transiciones], entregas: [] })).toEqual([
    'hecho',
    'falta',
    'falta',
    'falta',
  ]);
});

it('is at the delivery while somebody delivers', () => {
  expect(situaciones({ estado: 'CONFIRMADA', transiciones: [alta, confirmar], entregas: [] }, true)).toEqual([
    'hecho',
    'falta',
    'actual',
    'falta',
  ]);
});

it('says that the preparation was skipped once something went out without it', () => {
  const parcial = paso('finalizar', 'CONFIRMADA', 'PARCIAL', '2026-11-20T14:20:00Z');
  expect(situaciones({ estado: 'PARCIAL', transiciones: [alta, confirmar, parcial], entregas: [entrega] })).toEqual([
    'hecho',
    'salteado',
    'actual',
    'falta',
  ]);
});

it('tells when and by whom each stage was reached', () => {
  const fin = paso('finalizar', 'EN_PREPARACION', 'FINALIZADA', '2026-11-20T14:20:00Z');
  const pasos = pasosDe({ estado: 'FINALIZADA', transiciones: [alta, confirmar, preparar, fin], entregas: [entrega] });
  expect(pasos.map(({ situacion, hito }) => [situacion, hito?.en])).toEqual([
    ['hecho', confirmar.en],
    ['hecho', preparar.en],
    ['hecho', entrega.en],
    ['hecho', fin.en],
  ]);
});
