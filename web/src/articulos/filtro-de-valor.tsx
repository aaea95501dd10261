import { useQuery } from '@tanstack/react-query';
import { listarValoresDeFiltro } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { FiltroBuscado } from '#ui/listas/filtros.tsx';

/** One value of the classification, or a marca; what an address brings is asked how it is called, whatever is shown of it. */
export function FiltroDeValor(props: {
  readonly campo: 'rubro' | 'familia' | 'subfamilia' | 'marca';
  readonly valor: string | undefined;
  readonly onCambio: (id: string | undefined) => void;
}) {
  const { t } = useTranslation('articulos');
  const { campo, valor, onCambio } = props;
  const elegido = useQuery({
    ...consultaDe(listarValoresDeFiltro, { query: { campo, elegidos: valor } }),
    enabled: valor !== undefined,
  });
  return (
    <FiltroBuscado
      etiqueta={t(`campo.${campo}`)}
      valor={valor}
      texto={elegido.data?.filas[0]?.texto}
      endpoint={listarValoresDeFiltro}
      query={{ campo }}
      aOpcion={({ id, texto, detalle }) => ({ id, texto, ...(detalle !== null && { detalle }) })}
      onCambio={onCambio}
    />
  );
}
