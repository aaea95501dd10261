import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Dependencia } from '@trastienda/nucleo/articulos/dependencias.ts';
import { useTranslation } from 'react-i18next';
import { decirDependencia } from '#i18n/decir.ts';
import { conMayuscula } from '#ui/formato/formato.ts';

const PAGINA = {
  NOTA: '/ventas/notas-de-pedido',
  AJUSTE: '/stock/ajuste-stock',
  ESTRUCTURA: '/articulos/estructura',
} as const;

/** What keeps an artículo in use. Its documents open beside, so that what was being done is still here. */
export function ListaDeDependencias({ dependencias }: { readonly dependencias: readonly Dependencia[] }) {
  const { t } = useTranslation('estadoDeArticulo');
  return (
    <>
      {t('dependencias.texto')}
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5, display: 'grid', gap: 0.5 }}>
        {dependencias
          .map((una) => ({ ...una, dicha: decirDependencia(una) }))
          .map(({ dicha, texto, documento }) => (
            <li key={texto}>
              {conMayuscula(dicha)}
              {documento && (
                <>
                  {' · '}
                  <Link href={`${PAGINA[documento.tipo]}/${documento.id}`} target="_blank" rel="noopener">
                    {t(`dependencias.abrir${documento.tipo}`)}
                  </Link>
                </>
              )}
            </li>
          ))}
      </Box>
    </>
  );
}
