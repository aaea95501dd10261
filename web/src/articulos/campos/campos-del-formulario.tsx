import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Campo, tituloDeCampo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import { listarCampos } from '@trastienda/nucleo/articulos/contrato.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { consultaDe } from '#api/consultas.ts';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Campo as CampoDeTexto, CampoSelect } from '#ui/formularios/campos.tsx';

type Valores = Readonly<Record<string, string | null | undefined>>;

/** The boxes of campos that have just come say nothing yet; what each admits is told by the server, which knows its campo. */
export const valoresDelFormulario = z.record(z.string(), z.string().nullable().optional()).optional();

const lugar = (subfamiliaId: string | undefined) => ({
  query: { nivel: 'subfamilia' as const, ...(subfamiliaId ? { nodoId: subfamiliaId } : {}) },
});

/** What a form of an artículo asks of the campos of its subfamilia, as that is being chosen. */
export function CamposDelFormulario({ valores = {} }: { readonly valores?: Valores }) {
  const subfamiliaId = useWatch({ name: 'subfamiliaId' }) as string | undefined;
  const { data } = useQuery({ ...consultaDe(listarCampos, lugar(subfamiliaId)), placeholderData: keepPreviousData });
  return data?.filas.map((campo) => <UnCampo key={campo.id} campo={campo} tiene={valores[campo.id] ?? null} />);
}

/** Keeps of what the form says only what is asked for in its subfamilia: another one may have been chosen meanwhile. */
export function useSoloPedidos() {
  const cache = useQueryClient();
  return async (
    subfamiliaId: string | undefined,
    dichos: Valores | undefined,
  ): Promise<{ campos?: Record<string, string | null> }> => {
    const { filas } = await cache.ensureQueryData(consultaDe(listarCampos, lugar(subfamiliaId)));
    const campos = filas.flatMap(({ id }) => {
      const dicho = dichos?.[id];
      return dicho === undefined ? [] : [[id, dicho] as const];
    });
    return campos.length === 0 ? {} : { campos: Object.fromEntries(campos) };
  };
}

/** `tiene` is what it said when the form was opened: an option that was taken away is offered to who has it. */
function UnCampo({ campo, tiene }: { readonly campo: Campo; readonly tiene: string | null }) {
  const { t } = useTranslation('articulos');
  const comun = { name: `campos.${campo.id}`, label: tituloDeCampo(campo), anulable: true };
  switch (campo.tipo) {
    case 'NUMERO':
      return <CampoDecimal {...comun} decimales={campo.decimales} />;
    case 'TEXTO':
      return <CampoDeTexto {...comun} maximo={200} />;
    case 'FECHA':
      return <CampoDeTexto {...comun} tipo="date" />;
    case 'SI_NO':
      return (
        <CampoSelect
          {...comun}
          opciones={[
            { valor: 'true', texto: t('datos.si') },
            { valor: 'false', texto: t('datos.no') },
          ]}
        />
      );
    case 'LISTA':
      return (
        <CampoSelect
          {...comun}
          opciones={campo.opciones
            .filter(({ id, activa }) => activa || id === tiene)
            .map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
        />
      );
  }
}
