import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { cicloDeAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import { cicloDeNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import { describe, expect, it } from 'vitest';
import { crearCatalogo } from './articulo.ts';
import { crearClientela } from './clientes.ts';
import { crearHistoria } from './historia.ts';
import type { NotaDeMuestra, SemanaDeMuestra } from './muestras.ts';
import { diaDeSemana } from './precios.ts';
import { DEPOSITOS } from './surtido.ts';

const HASTA = new Date('2026-11-20T03:00:00Z');

function contar(semilla: string, notas: number, articulos = 1_200) {
  const catalogo = crearCatalogo(articulos, semilla, HASTA);
  const historia = crearHistoria({
    ...{ catalogo, semilla, notas, hasta: HASTA, clientes: 200 },
    cliente: crearClientela(semilla),
  });
  const inicial = [...historia.inicial()];
  const semanas = [...historia.semanas()];
  const enCamino = historia.enCamino();
  return { catalogo, inicial, semanas, enCamino, notas: semanas.flatMap((semana) => semana.notas) };
}

const { catalogo, inicial, semanas, enCamino, notas } = contar('1', 1_500);

describe('the story of a year', () => {
  it('is the same for the same seed', () => {
    expect(contar('x', 120, 400)).toEqual({ ...contar('x', 120, 400), catalogo: expect.anything() });
    expect(contar('x', 120, 400).notas).not.toEqual(contar('y', 120, 400).notas);
  });

  it('has as many notas as asked, taken in order and before the end, on days the shop is open', () => {
    expect(notas).toHaveLength(1_500);
    const tomadas = notas.map(({ pasos }) => pasos[0]?.en.getTime() ?? 0);
    expect(tomadas).toEqual(tomadas.toSorted((a, b) => a - b));
    expect(Math.max(...notas.flatMap(({ pasos }) => pasos.map(({ en }) => en.getTime())))).toBeLessThan(
      HASTA.getTime(),
    );
    const domingos = tomadas.filter((instante) => diaDeSemana(instante) === 0);
    expect(domingos.length / tomadas.length).toBeLessThan(0.002);
    const sabados = tomadas.filter((instante) => diaDeSemana(instante) === 6);
    expect(sabados.length / tomadas.length).toBeGreaterThan(0.04);
    expect(sabados.length / tomadas.length).toBeLessThan(0.16);
    expect(tomadas.every((instante) => /(0[89]|1[0-8]):\d\d$/.test(fechaHoraTexto(new Date(instante))))).toBe(true);
  });

  it('leaves notas in every state, even when they are few, and only late ones are open', () => {
    for (const cuantas of [12, 60, 1_500]) {
      const suyas = cuantas === 1_500 ? notas : contar('1', cuantas).notas;
      expect(new Set(suyas.map(({ estado }) => estado))).toEqual(new Set(cicloDeNota.estados));
    }
    const abiertas = notas.filter(({ estado }) => estado !== 'FINALIZADA' && estado !== 'ANULADA');
    const desde = HASTA.getTime() - 26 * 86_400_000;
    expect(abiertas.every(({ pasos }) => (pasos[0]?.en.getTime() ?? 0) > desde)).toBe(true);
  });

  it('every step of a nota is one its life cycle allows, and its lines say what its deliveries do', () => {
    for (const nota of notas) {
      expect(nota.pasos[0]).toMatchObject({ accion: 'crear', desde: null, hacia: 'BORRADOR' });
      expect(nota.pasos.at(-1)?.hacia).toBe(nota.estado);
      for (const { accion, desde, hacia } of nota.pasos.slice(1)) {
        const destinos = accion === 'crear' || desde === null ? undefined : cicloDeNota.destinos(desde, accion);
        expect(destinos).toMatchObject({ ok: true });
        expect(destinos?.ok && destinos.value).toContain(hacia);
      }
      expect(new Set(nota.lineas.map(({ articulo }) => articulo)).size).toBe(nota.lineas.length);
      expect(nota.lineas.length).toBeGreaterThan(0);
      nota.lineas.forEach((linea, i) => {
        const entregada = nota.entregas.reduce((suma, { cantidades }) => suma + (cantidades[i] ?? 0), 0);
        expect(entregada).toBe(linea.entregada);
        expect(linea.entregada + linea.cancelada + linea.reservada).toBeLessThanOrEqual(linea.pedida);
      });
    }
  });

  it('nothing leaves a shelf before it is there, and nothing set apart is sold', () => {
    const libres = new Float64Array(catalogo.total * DEPOSITOS);
    const mover = (articulo: number, deposito: number, cantidad: number) => {
      const lugar = articulo * DEPOSITOS + deposito;
      libres[lugar] = (libres[lugar] ?? 0) + cantidad;
      expect(libres[lugar]).toBeGreaterThanOrEqual(0);
    };
    const aplicar = (ajustes: SemanaDeMuestra['ajustes']) => {
      for (const { estado, deposito, renglones } of ajustes) {
        if (estado !== 'APLICADO') continue;
        for (const { articulo, cantidad } of renglones) mover(articulo, deposito, cantidad);
      }
    };
    const esServicio = (articulo: number) => catalogo.articulo(articulo).subfamilia.servicio;
    const vender = ({ deposito, lineas }: NotaDeMuestra) => {
      for (const { articulo, entregada, reservada } of lineas.filter((linea) => !esServicio(linea.articulo))) {
        mover(articulo, deposito, -entregada - reservada);
      }
    };
    aplicar(inicial);
    for (const semana of semanas) {
      aplicar(semana.ingresos);
      semana.notas.forEach(vender);
      for (const { deposito, renglones } of semana.devoluciones) {
        for (const { articulo, cantidad } of renglones) mover(articulo, deposito, cantidad);
      }
      aplicar(semana.ajustes);
    }
  });

  it('demand is intermittent: few articles sell often, most of them now and then or never', () => {
    const mesesDe = new Map<number, Set<string>>();
    for (const { pasos, lineas } of notas) {
      for (const { articulo } of lineas) {
        const meses = mesesDe.get(articulo) ?? new Set();
        mesesDe.set(articulo, meses.add(pasos[0]?.en.toISOString().slice(0, 7) ?? ''));
      }
    }
    const ventas = [...mesesDe.values()].map(({ size }) => size).sort((a, b) => b - a);
    expect(ventas[0]).toBeGreaterThan(9);
    // Half of what sells at all does it in four months of twelve or fewer.
    expect(ventas[Math.floor(ventas.length / 2)]).toBeLessThanOrEqual(4);
    expect(ventas.length).toBeLessThan(0.9 * catalogo.total);
  });

  it('something is on its way to each branch, sent before the end and with its cost', () => {
    expect(enCamino.map(({ sucursal }) => sucursal)).toEqual([0, 1, 2, 3, 4]);
    for (const { en, renglones } of [...enCamino, ...contar('1', 12, 300).enCamino]) {
      expect(en.getTime()).toBeLessThan(HASTA.getTime());
      expect(renglones.every(({ cantidad, costo }) => cantidad > 0 && Number(costo) > 0)).toBe(true);
      expect(new Set(renglones.map(({ articulo }) => articulo)).size).toBe(renglones.length);
    }
  });

  it('there are adjustments in every state, and returns', () => {
    const ajustes = semanas.flatMap((semana) => semana.ajustes);
    expect(new Set(ajustes.map(({ estado }) => estado))).toEqual(new Set(cicloDeAjuste.estados));
    expect(semanas.flatMap(({ devoluciones }) => devoluciones).length).toBeGreaterThan(5);
    expect(inicial.every(({ renglones }) => renglones.every(({ costo }) => Number(costo) > 0))).toBe(true);
  });
});
