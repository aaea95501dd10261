import { useQuery } from '@tanstack/react-query';
import {
  type LimiteDeAjuste,
  listarLimitesDeAjuste,
  quitarLimiteDeAjuste,
} from '@trastienda/nucleo/administrador/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearPesos } from '#ui/formato/formato.ts';
import { FormularioDeAjuste } from './formulario-de-limite.tsx';
import { LimitesPorRol } from './limites-por-rol.tsx';

/** Up to what amount each role adjusts stock before somebody else has to approve it (AJU-06). */
export function LimitesDeAjuste() {
  const { t } = useTranslation('administrador');
  return (
    <LimitesPorRol<LimiteDeAjuste>
      titulo={t('limites.ajustes.titulo')}
      texto={t('limites.ajustes.texto')}
      consulta={useQuery(consultaDe(listarLimitesDeAjuste, {}))}
      columnas={[
        {
          id: 'maximo',
          titulo: t('limites.ajustes.maximo'),
          celda: ({ maximo }) => (maximo === null ? t('limites.sinTope') : formatearPesos(maximo)),
        },
      ]}
      quitar={quitarLimiteDeAjuste}
      formulario={(edicion) => <FormularioDeAjuste {...edicion} />}
    />
  );
}
