import Button from '@mui/material/Button';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { EtiquetaDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-etiquetas-de-lote.ts';
import { listarEtiquetas } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-etiquetas-de-lote.ts';
import type { InputOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pedir } from '#api/pedir.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { FILAS_POR_TANDA, juntarFilas } from '#ui/tabla/impresion/juntar-filas.ts';
import { HojaDeEtiquetas } from './hoja.tsx';

type Consulta = InputOf<typeof listarEtiquetas>['query'];

/** A browser lays out some thousands of labels before it gets slow. */
const HASTA = 2_000;

/** Brings all the labels that the filter shows, not one page of them, and hands them to the printer. */
export function BotonDeImprimir(props: {
  readonly loteId: string;
  readonly consulta: Consulta;
  readonly total: number;
}) {
  const { t } = useTranslation('precios');
  const avisos = useAvisos();
  const [preparando, setPreparando] = useState(false);
  const [etiquetas, setEtiquetas] = useState<readonly EtiquetaDePrecio[] | null>(null);

  const handleClick = async () => {
    setPreparando(true);
    try {
      const todas = await traerTodas(props.loteId, props.consulta);
      if (props.total > todas.length) {
        avisos.info(t('actualizar.etiquetas.tope', { count: todas.length, n: formatearEntero(todas.length) }));
      }
      setEtiquetas(todas);
    } catch (error) {
      avisos.error(error);
    } finally {
      setPreparando(false);
    }
  };
  return (
    <>
      <Button
        loading={preparando}
        disabled={props.total === 0}
        startIcon={<IconPrinter size={18} stroke={1.7} aria-hidden />}
        onClick={() => void handleClick()}
      >
        {t('actualizar.etiquetas.imprimir')}
      </Button>
      {etiquetas && <HojaDeEtiquetas etiquetas={etiquetas} onImpresa={() => setEtiquetas(null)} />}
    </>
  );
}

const traerTodas = (id: string, consulta: Consulta): Promise<readonly EtiquetaDePrecio[]> =>
  juntarFilas(async (pagina) => {
    const query = { ...consulta, pagina, porPagina: FILAS_POR_TANDA };
    return (await pedir(listarEtiquetas, { params: { id }, query })).filas;
  }, HASTA);
