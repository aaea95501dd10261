import type { ListaDePrecio } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import { useTranslation } from 'react-i18next';
import { useCamposDeLista } from '#articulos/campos-de-lista.ts';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { LineaDeTiempo } from '#ui/historial/linea-de-tiempo.tsx';

type Props = { readonly lista: ListaDePrecio; readonly onCerrar: () => void };

/** Who changed a lista and its formula, when, why, and from what to what (PRE-07). */
export function HistoriaDeLista({ lista, onCerrar }: Props) {
  const { t } = useTranslation('precios');
  const campos = useCamposDeLista();
  return (
    <PanelLateral abierto titulo={t('listasDePrecio.historia.titulo')} subtitulo={lista.nombre} onCerrar={onCerrar}>
      <LineaDeTiempo entidad="lista_precio" id={lista.id} campos={campos} />
    </PanelLateral>
  );
}
