import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import type { Adjunto } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { useTranslation } from 'react-i18next';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { formatearFecha } from '#ui/formato/formato.ts';
import { formatearTamano } from '#ui/formato/tamano.ts';
import { archivoDe, type Fuente } from './fuente.ts';
import type { Manejo } from './galeria.tsx';
import { renglon } from './renglon.ts';

type Props = { readonly fuente: Fuente; readonly documentos: readonly Adjunto[]; readonly manejo: Manejo };

/** Manuals, data sheets, certificates: each one is taken away with a click. */
export function Documentos({ fuente, documentos, manejo }: Props) {
  const { t } = useTranslation('adjuntos');
  return (
    <Box component="ul" aria-label={t('documentos')} sx={{ m: 0, p: 0, listStyle: 'none', minWidth: 0 }}>
      {documentos.map((documento) => (
        <Box component="li" key={documento.id} sx={renglon}>
          <IconFileTypePdf size={22} stroke={1.5} aria-hidden />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Link href={archivoDe(fuente.ruta, documento.id)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              <bdi>{documento.nombre}</bdi>
            </Link>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {[formatearTamano(documento.bytes), formatearFecha(documento.creadoEn), documento.creadoPor]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Box>
          {fuente.editable && (
            <MenuDeFila
              etiqueta={t('acciones', { nombre: documento.nombre })}
              acciones={() => [
                { texto: t('accion.renombrar'), onClick: () => manejo.describir(documento) },
                { texto: t('accion.quitar'), peligro: true, onClick: () => manejo.quitar(documento) },
              ]}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}
