import { type FiltroDeLineas, MARCAS_DE_LINEA } from '@trastienda/nucleo/articulos/precios/contrato-de-lotes.ts';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/avisos.tsx';
import { soloFiltro } from '#ui/consulta-de-lista.ts';
import { formatearEntero } from '#ui/formato.ts';
import { MarcarFiltrado } from '#ui/marcar-filtrado.tsx';
import type { Marca, Marcas } from './use-marcas.ts';

/** One mark for all the lines that the filter shows, on every page. */
export function MarcarTodas(props: {
  readonly filtro: FiltroDeLineas;
  readonly total: number;
  readonly onMarcar: Marcas['marcar'];
}) {
  const { t } = useTranslation('precios');
  const avisos = useAvisos();
  const cuenta = { count: props.total, n: formatearEntero(props.total) };
  const handleMarcar = async (marca: Marca) => {
    if (await props.onMarcar(marca, { filtro: soloFiltro(props.filtro) })) {
      avisos.exito(t('actualizar.lote.lineas.listo'));
    }
  };
  return (
    <MarcarFiltrado
      boton={t('actualizar.lote.lineas.marcar', cuenta)}
      menu={t('actualizar.lote.lineas.marcarMenu')}
      marcas={MARCAS_DE_LINEA.map((marca) => ({
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
