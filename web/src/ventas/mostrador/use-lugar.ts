import { useQuery } from '@tanstack/react-query';
import { listarClientes } from '@trastienda/nucleo/clientes/contrato.ts';
import { type Deposito, listarDepositos } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useEffect } from 'react';
import { consultaDe } from '#api/consultas.ts';
import type { AccionDeBorrador, Borrador } from './guardar/borrador.ts';
import { clienteDe } from './panel/panel-cliente.tsx';

const TODOS = 200;
const CONSUMIDOR_FINAL = 'Consumidor Final';

/**
 * Where the nota leaves from and, until somebody says otherwise, for whom: the main depósito of the sucursal and
 * Consumidor Final. Answers the depósitos there are to choose from.
 */
export function useLugar(
  borrador: Borrador,
  sucursalId: string | undefined,
  despachar: (accion: AccionDeBorrador) => void,
): readonly Deposito[] {
  const esNueva = borrador.nota === null;
  const depositos = useQuery({
    ...consultaDe(listarDepositos, {
      query: { vendible: 'true', activo: 'true', porPagina: TODOS, ...(sucursalId ? { sucursalId } : {}) },
    }),
    enabled: sucursalId !== undefined,
  });
  const clientes = useQuery({
    ...consultaDe(listarClientes, { query: { buscar: CONSUMIDOR_FINAL, vigente: 'true' } }),
    enabled: esNueva && borrador.cliente === null,
  });

  const filas = depositos.data?.filas;
  const elegido = borrador.depositoId;
  // What a new nota starts with comes from the server after the screen is up; what the person chose meanwhile stays.
  useEffect(() => {
    if (!esNueva || !filas || filas.some(({ id }) => id === elegido)) return;
    const principal = filas.find(({ principal }) => principal) ?? filas[0];
    if (principal) despachar({ tipo: 'deposito', depositoId: principal.id });
  }, [esNueva, filas, elegido, despachar]);

  const consumidor = clientes.data?.filas.find(({ consumidorFinal }) => consumidorFinal);
  const faltaCliente = esNueva && borrador.cliente === null;
  useEffect(() => {
    if (faltaCliente && consumidor) despachar({ tipo: 'cliente', cliente: clienteDe(consumidor) });
  }, [faltaCliente, consumidor, despachar]);

  return filas ?? [];
}
