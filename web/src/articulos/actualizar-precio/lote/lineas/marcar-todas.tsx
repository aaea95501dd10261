import type { FiltroDeLineas } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lineas.ts';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { MARCAS_DE_LINEA } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { soloFiltro } from '#ui/listas/consulta-de-lista.ts';
import { MarcarFiltrado } from '#ui/listas/marcar-filtrado.tsx';
import type { Marca, Marcas } from './use-marcas.ts';

type Props = {
  readonly totales: NonNullable<LoteDePrecio['totales']>;
  readonly filtro: FiltroDeLineas;
  readonly total: number;
  readonly onMarcar: Marcas['marcar'];
};

/** One mark for all the lines that the filter shows, on every page. */
export function MarcarTodas(props: Props) {
  const { t } = useTranslation('precios');
  const avisos = useAvisos();
  const cuenta = { count: props.total, n: formatearEntero(props.total) };
  const handleMarcar = async (marca: Marca) => {
    const marcadas = await props.onMarcar(marca, { filtro: soloFiltro(props.filtro) });
    if (marcadas === null) return;
    if (marcadas === 0) avisos.info(t('actualizar.lote.lineas.ninguna'));
    else avisos.exito(t('actualizar.lote.lineas.listo', { count: marcadas, n: formatearEntero(marcadas) }));
  };
  return (
    <MarcarFiltrado
      boton={t('actualizar.lote.lineas.marcar', cuenta)}
      menu={t('actualizar.lote.lineas.marcarMenu')}
      marcas={marcasUtiles(props).map((marca) => ({
        marca,
        texto: t(`actualizar.lote.lineas.marcando.${marca}`, cuenta),
      }))}
      pregunta={(que) => ({
        titulo: t('actualizar.lote.lineas.marcandoTitulo', { que }),
        texto: t('actualizar.lote.lineas.marcandoTexto'),
      })}
      onMarcar={(marca) => void handleMarcar(marca)}
    />
  );
}

/** Those that may change a line of the filter: what all of them are already would only seem to be done. */
function marcasUtiles({
  totales: { lineas, incluidas, conAlerta },
  filtro: { incluida, porConfirmar },
}: Pick<Props, 'totales' | 'filtro'>): readonly Marca[] {
  const sinRevisar = porConfirmar !== undefined;
  const cambia: Readonly<Record<Marca, boolean>> = {
    incluir: incluidas < lineas && incluida !== 'true' && !sinRevisar,
    excluir: incluidas > 0 && incluida !== 'false',
    confirmar: conAlerta > 0,
    desconfirmar: conAlerta > 0 && !sinRevisar,
  };
  return MARCAS_DE_LINEA.filter((marca) => cambia[marca]);
}
