import type { ConsultaDeArmados } from '@trastienda/nucleo/articulos/contrato.ts';
import { decirMovidos } from '@trastienda/nucleo/articulos/estructura/ciclo-de-armado.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { recorrerArmados } from './armados.query.ts';

/** The orders of a filter as a spreadsheet; what they are worth, only where the person sees costs. */
export const exportarArmados = (consulta: Consulta, filtro: ConsultaDeArmados): ArchivoCsv =>
  archivoCsv({
    nombre: 'ordenes-de-armado.csv',
    columnas: [
      { titulo: 'Orden', columna: 'numero', valor: ({ texto }) => texto },
      {
        titulo: 'Fecha',
        columna: 'creadoEn',
        tipo: 'fecha',
        valor: ({ creadoEn }) => fechaHoraTexto(new Date(creadoEn)),
      },
      { titulo: 'Artículo', columna: 'codigo', valor: ({ codigo }) => codigo },
      { titulo: 'Descripción', columna: 'codigo', valor: ({ descripcion }) => descripcion },
      { titulo: 'Qué se hizo', columna: 'sentido', valor: ({ sentido }) => SENTIDOS[sentido] },
      { titulo: 'Cantidad', columna: 'cantidad', tipo: 'numero', valor: ({ cantidad }) => cantidad },
      { titulo: 'Unidad', columna: 'cantidad', valor: ({ unidad }) => unidad },
      { titulo: 'Sucursal', columna: 'deposito', valor: ({ sucursal }) => sucursal },
      { titulo: 'Depósito', columna: 'deposito', valor: ({ deposito }) => deposito },
      // It never begins with a sign, which a spreadsheet would take for a formula.
      { titulo: 'Movió', columna: 'movido', valor: ({ movidos }) => decirMovidos(movidos, (cantidad) => cantidad) },
      { titulo: 'Costo agregado', columna: 'agregado', tipo: 'numero', valor: ({ costoAgregado }) => costoAgregado },
      { titulo: 'Valor', columna: 'valor', tipo: 'numero', valor: ({ valor }) => valor },
      { titulo: 'Quién', columna: 'quien', valor: ({ creadoPor }) => creadoPor },
      { titulo: 'Nota', columna: 'nota', valor: ({ nota }) => nota },
      { titulo: 'Estado', columna: 'estado', valor: ({ estado }) => ESTADOS[estado] },
    ],
    filas: recorrerArmados(consulta, filtro),
  });

const SENTIDOS = { ARMAR: 'Armado', DESARMAR: 'Desarmado' } as const;
const ESTADOS = { TERMINADA: 'Terminada', REVERTIDA: 'Revertida' } as const;
