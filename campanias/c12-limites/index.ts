import { setTimeout as esperar } from 'node:timers/promises';
import {
  type Campania,
  type Contexto,
  conTiempoDeControl,
  enOrden,
  hayQueParar,
  type Informe,
} from '#campanias/comun/campania.ts';
import { defectosDeC12 } from '#campanias/defectos/c12.ts';
import { avalancha, codigos, contrasenas, correos, memoria } from './adivinar.ts';
import { lentos, noLeen, ociosas } from './conexiones.ts';
import { desmedidos } from './formas.ts';
import { revisarRegistro } from './registro.ts';
import { prepararTerreno, type Terreno } from './terreno.ts';

type Ataque = {
  readonly nombre: string;
  readonly atacar: (terreno: Terreno) => Promise<void>;
  readonly busca?: readonly string[];
  /** In `npm test` too. */
  readonly corta?: boolean;
};

const ATAQUES: readonly Ataque[] = [
  { nombre: 'pedidos desmedidos', atacar: desmedidos, corta: true, busca: ['c12-cuerpo-sin-tope'] },
  {
    nombre: 'adivinar contraseñas',
    atacar: contrasenas,
    corta: true,
    busca: ['c12-direccion-de-la-izquierda', 'c12-registro-indiscreto'],
  },
  { nombre: 'códigos del segundo factor', atacar: codigos, corta: true },
  { nombre: 'correos de recuperación', atacar: correos, corta: true },
  { nombre: 'conexiones ociosas', atacar: ociosas, busca: ['c12-ociosas-para-siempre'] },
  { nombre: 'avalancha de ingresos', atacar: avalancha },
  { nombre: 'quien pide y no lee', atacar: noLeen },
  { nombre: 'encabezados y cuerpos lentos', atacar: lentos },
];

/** What a normal user may wait for during an attack; on a machine that was slow before it, three times that. */
const ESPERA_MS = 1_000;
const VECES = 3;
const CALMA_MS = 3_000;
/** Nothing is compared with it there. */
const CALMA_DE_CORTA_MS = 300;
const CONTROL_MS = 120_000;

export const campania: Campania = {
  id: 'C12',
  titulo: 'Límites: clientes lentos, pedidos desmedidos y quien adivina',
  defectos: defectosDeC12.map(({ nombre }) => nombre),
  minutos: { quick: 4, full: 15 },
  correr,
};

async function correr(pedido: Contexto): Promise<Informe> {
  const contexto = conTiempoDeControl(pedido, CONTROL_MS);
  let enviados = 0;
  const terreno = await prepararTerreno(contexto, (cuantos = 1) => {
    enviados += cuantos;
  });
  const enCalma = await terreno.testigo.durante(() =>
    esperar(contexto.tamano === 'corta' ? CALMA_DE_CORTA_MS : CALMA_MS),
  );
  // Beside a whole test run (the short size) how long somebody waits says nothing of the product.
  const limite = Math.max(ESPERA_MS, VECES * enCalma.p99);
  const esperas: number[] = [];
  let hechos = 0;
  for (const ataque of enOrden(
    ATAQUES.filter(({ corta }) => corta === true || contexto.tamano !== 'corta'),
    contexto,
  )) {
    if (hayQueParar(contexto, terreno.violaciones)) break;
    const jornada = await terreno.testigo.durante(() => ataque.atacar(terreno));
    hechos += 1;
    esperas.push(jornada.p99);
    contexto.decir(`${ataque.nombre}: ${jornada.pedidos} pedidos de una persona, p99 ${jornada.p99.toFixed(0)} ms`);
    if (jornada.p99 > limite && contexto.tamano !== 'corta')
      terreno.anotar(`${ataque.nombre}: p99 de una persona ${jornada.p99.toFixed(0)} ms`, enCalma);
    if (jornada.fallas.length > 0)
      terreno.anotar(`${ataque.nombre}: una persona no fue atendida`, jornada.fallas.slice(0, 5));
  }
  revisarRegistro(terreno);
  if (!contexto.planta && contexto.tamano !== 'corta') await memoria(terreno);
  return {
    operaciones: enviados,
    faltas: hechos,
    violaciones: terreno.violaciones,
    p50: enCalma.p99,
    p99: Math.max(0, ...esperas),
    cifras: {
      ataques: `${hechos} de ${ATAQUES.length}`,
      'p99 en calma (ms)': Math.round(enCalma.p99),
      ...terreno.cifras,
    },
  };
}
