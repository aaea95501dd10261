import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type Campo, columnaDeCampo, tituloDeCampo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import { type FilaDeArticulo, listarCampos } from '@trastienda/nucleo/articulos/contrato.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import type { Columna, FiltroDeColumna } from '#ui/tabla/tabla-tipos.ts';
import { useDecirCampo } from './decir-campo.ts';

type Props = { readonly onColumnas: (columnas: readonly Columna<FilaDeArticulo>[]) => void };

/** Reads the campos of the business and hands over the column of each; it shows nothing. */
export function LectorDeCampos({ onColumnas }: Props) {
  const { t } = useTranslation('articulos');
  const decir = useDecirCampo();
  const { data } = useQuery(consultaDe(listarCampos, { query: {} }));
  const { filtros } = useSearch({ strict: false }) as { readonly filtros?: string };
  // A campo that is asked for nowhere any more is no column, but a filter by it still narrows: it has to be seen and taken away.
  const filtrados = data?.filas.filter((uno) => uno.lugares.length === 0 && filtros?.includes(columnaDeCampo(uno)));
  const sueltos = filtrados?.map(({ id }) => id).join() ?? '';
  useEffect(() => {
    const siNo = { si: t('datos.si'), no: t('datos.no') };
    const pedidos = data?.filas.filter(({ id, lugares }) => lugares.length > 0 || sueltos.includes(id)) ?? [];
    onColumnas(
      pedidos.map((campo) => ({
        id: columnaDeCampo(campo),
        titulo: tituloDeCampo(campo),
        ancho: ANCHO[campo.tipo],
        oculta: true,
        ordenable: true,
        filtro: filtroDe(campo, siNo),
        ...(campo.tipo === 'NUMERO' ? { alinear: 'fin' as const } : {}),
        celda: ({ campos }) => {
          const texto = decir(campo, campos[campo.id]);
          return <span title={texto}>{texto}</span>;
        },
      })),
    );
  }, [data, sueltos, onColumnas, decir, t]);
  return null;
}

const ANCHO = { NUMERO: 110, LISTA: 130, TEXTO: 160, SI_NO: 96, FECHA: 116 } as const;

function filtroDe(campo: Campo, { si, no }: { readonly si: string; readonly no: string }): FiltroDeColumna {
  switch (campo.tipo) {
    case 'NUMERO':
      return { tipo: 'numero', decimales: campo.decimales, conVacios: true };
    case 'FECHA':
      return { tipo: 'fecha', conVacios: true };
    case 'TEXTO':
      return { tipo: 'texto', conVacios: true };
    case 'SI_NO':
      return {
        tipo: 'lista',
        conVacios: true,
        valores: [
          { id: 'true', texto: si },
          { id: 'false', texto: no },
        ],
      };
    case 'LISTA':
      return {
        tipo: 'lista',
        conVacios: true,
        valores: campo.opciones.map(({ id, nombre }) => ({ id, texto: nombre })),
      };
  }
}
