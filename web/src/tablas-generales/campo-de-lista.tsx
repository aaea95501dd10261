import { useQuery } from '@tanstack/react-query';
import { listarListasParaElegir } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { CampoSelect } from '#ui/formularios/campos.tsx';

type ConLista = { readonly listaId: string | null; readonly lista: string | null };

/** The lista de precios of something that sells by one, or none (PRE-01). The one it has is there even if it is inactive. */
export function CampoDeLista({ ayuda, inicial }: { readonly ayuda: string; readonly inicial: ConLista | null }) {
  const { t } = useTranslation('tablasGenerales');
  const { data } = useQuery(consultaDe(listarListasParaElegir, {}));
  const listas = data?.filas ?? [];
  const falta = inicial?.listaId != null && !listas.some(({ id }) => id === inicial.listaId);
  const suya = falta ? [{ valor: inicial.listaId ?? '', texto: inicial.lista ?? '' }] : [];
  return (
    <CampoSelect
      name="listaId"
      label={t('comun.lista')}
      ayuda={ayuda}
      opciones={[...suya, ...listas.map(({ id, nombre }) => ({ valor: id, texto: nombre }))]}
      anulable
    />
  );
}
