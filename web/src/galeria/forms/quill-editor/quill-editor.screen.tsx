import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { EditorDeTexto } from '#ui/editor/editor-de-texto.tsx';
import { HtmlALaVista } from '#ui/editor/html-a-la-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { textos } from './textos.ts';

/** What was written waits while one is on another screen. */
const borrador = crearAlmacen(() => ({ html: '', caracteres: 0 }));

/** The editor of text with format, and beside it what it writes. */
export function QuillEditorScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('titulo')}>
      <Prueba />
    </PaginaDemo>
  );
}

function Prueba() {
  const t = textos.usar();
  const escrito = borrador.usar();
  const [inicial] = useState(escrito.html);
  return (
    <Box sx={grilla}>
      <Tarjeta titulo={t('editor')}>
        <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{t('bajada')}</Typography>
        <EditorDeTexto
          etiqueta={t('texto')}
          marcador={t('marcador')}
          prueba="quill-editor"
          alto={280}
          inicial={inicial}
          onCambio={(html, caracteres) => borrador.cambiar(() => ({ html, caracteres }))}
        />
        <Typography
          variant="caption"
          component="p"
          role="status"
          data-testid="quill-editor-count"
          sx={{ mt: 1, color: 'text.secondary', textAlign: 'end' }}
        >
          {t('caracteres', { count: escrito.caracteres })}
        </Typography>
      </Tarjeta>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Tarjeta titulo={t('vista')}>
          {escrito.html === '' ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('nada')}</Typography>
          ) : (
            <HtmlALaVista html={escrito.html} prueba="quill-editor-preview" />
          )}
        </Tarjeta>
        <Tarjeta titulo={t('html')}>
          <Box
            component="pre"
            dir="ltr"
            tabIndex={0}
            aria-label={t('html')}
            data-testid="quill-editor-html"
            sx={codigo}
          >
            {escrito.html || '—'}
          </Box>
        </Tarjeta>
      </Box>
    </Box>
  );
}

const grilla = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

const codigo = {
  m: 0,
  p: 2,
  borderRadius: 1,
  bgcolor: 'sunken',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.75rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'start',
} as const;
