import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { type FilaDeCliente, interpretarCliente } from '@trastienda/nucleo/importaciones/entidades/cliente.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { guardarCargaDeClientes } from '#clientes/index.ts';
import type { Celda } from '#db/copia.ts';
import { detallar, pasarRechazos } from '#importaciones/trabajo/carga.ts';
import type { Conteo, Mesa, Obra } from '#importaciones/trabajo/obra.ts';
import { crearPila, vaciar } from '#importaciones/trabajo/pila.ts';
import { compararClientes } from './clientes-comparados.query.ts';
import { juzgarClientes } from './clientes-juzgados.query.ts';
import { resultadosDeClientes } from './clientes-resultados.repo.ts';

/** Rows of clientes: put down in a temporary table, compared with what there is in a few statements, and written. */
export async function abrirMesaDeClientes(obra: Obra): Promise<Mesa> {
  const { tx, copiar, tabla, opciones } = obra;
  await sql`
    create temp table carga_fila (
      fila integer not null, id uuid not null, domicilio_id uuid not null, codigo_externo text, documento_tipo text,
      documento_numero text, razon_social text, condicion_iva smallint, email text, telefono text, lista_norm text,
      lista text, quita_lista boolean not null, alerta text, observaciones text, con_domicilio boolean not null,
      calle text, localidad text, localidad_norm text collate "C", provincia_iso text, codigo_postal text
    ) on commit drop`.execute(tx);
  const filas = crearPila(copiar, 'carga_fila', COLUMNAS);
  return {
    referencia: tabla.lugares.documento === undefined ? 'codigoExterno' : 'documento',
    recibir: (celdas, fila) => {
      const leida = interpretarCliente({ tabla, vaciosBorran: opciones.vaciosBorran }, celdas, fila);
      if (!leida.aceptada) return leida.rechazos;
      filas.poner(aCeldas(leida.fila));
      return [];
    },
    volcar: () => vaciar(filas),
    terminar: () => terminar(obra),
  };
}

const COLUMNAS = [
  'fila',
  'id',
  'domicilio_id',
  'codigo_externo',
  'documento_tipo',
  'documento_numero',
  'razon_social',
  'condicion_iva',
  'email',
  'telefono',
  'lista_norm',
  'lista',
  'quita_lista',
  'alerta',
  'observaciones',
  'con_domicilio',
  'calle',
  'localidad',
  'localidad_norm',
  'provincia_iso',
  'codigo_postal',
] as const;

function aCeldas(fila: FilaDeCliente): Celda[] {
  const { documento, domicilio, lista } = fila;
  return [
    fila.fila,
    uuidv7(),
    uuidv7(),
    fila.codigoExterno,
    documento?.tipo ?? null,
    documento?.numero ?? null,
    fila.razonSocial ?? null,
    fila.condicionIva ?? null,
    fila.email ?? null,
    fila.telefono ?? null,
    lista ? normaCodigo(lista) : null,
    lista ?? null,
    lista === null,
    fila.alerta ?? null,
    fila.observaciones ?? null,
    domicilio !== undefined,
    domicilio?.calle ?? null,
    domicilio?.localidad ?? null,
    domicilio?.localidad ? normaCodigo(domicilio.localidad) : null,
    domicilio?.provinciaIso ?? null,
    domicilio?.codigoPostal ?? null,
  ];
}

const PASOS = 4;

async function terminar(obra: Obra): Promise<Conteo> {
  const { tx, usuario, ahora, simular } = obra;
  const avanzar = (etapa: 'comparar' | 'guardar', hechos: number) => obra.avanzar({ etapa, hechos, total: PASOS });
  avanzar('comparar', 0);
  await compararClientes(obra);
  avanzar('comparar', 2);
  await juzgarClientes(obra);
  await pasarRechazos(obra);
  avanzar('comparar', 3);
  const { sinLocalidad, ...conteo } = await resultadosDeClientes(obra);
  if (!simular) {
    avanzar('guardar', 1);
    await guardarCargaDeClientes(tx, { usuarioId: usuario.id, ahora });
  }
  return { ...conteo, detalles: detallar({ 'Domicilios sin localidad reconocida': sinLocalidad }) };
}
