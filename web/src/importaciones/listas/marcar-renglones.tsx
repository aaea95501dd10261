import { type FiltroDeLineasDeLista, MARCAS_DE_LISTA } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { soloFiltro } from '#ui/listas/consulta-de-lista.ts';
import { MarcarFiltrado } from '#ui/listas/marcar-filtrado.tsx';
import type { Decisiones, Marca } from './use-decisiones.ts';

/** One mark for all the lines that the filter shows, on every page. */
export function MarcarRenglones(props: {
  readonly filtro: FiltroDeLineasDeLista;
  readonly total: number;
  readonly onMarcar: Decisiones['marcar'];
}) {
  const { t } = useTranslation('importaciones');
  const avisos = useAvisos();
  const cuenta = { count: props.total, n: formatearEntero(props.total) };
  const handleMarcar = async (marca: Marca) => {
    const lineas = await props.onMarcar(marca, { filtro: soloFiltro(props.filtro) });
    if (lineas !== null) avisos.exito(t('listas.lineas.marcados', { count: lineas, n: formatearEntero(lineas) }));
  };
  return (
    <MarcarFiltrado
      boton={t('listas.lineas.marcar', cuenta)}
      menu={t('listas.lineas.marcarMenu')}
      marcas={MARCAS_DE_LISTA.map((marca) => ({ marca, texto: t(`listas.lineas.marcando.${marca}`, cuenta) }))}
      pregunta={(que) => ({
        titulo: t('listas.lineas.marcandoTitulo', { que }),
        texto: t('listas.lineas.marcandoTexto'),
      })}
      onMarcar={(marca) => void handleMarcar(marca)}
    />
  );
}
