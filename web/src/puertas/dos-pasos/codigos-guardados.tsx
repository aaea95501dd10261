import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { Marco } from '#puertas/marco.tsx';
import { useTextos } from '#puertas/textos.ts';

/** The codes of recovery, shown once: nobody goes on before saying that they kept them. */
export function CodigosGuardados(props: { readonly codigos: readonly string[]; readonly onSeguir: () => void }) {
  const t = useTextos();
  const [guardados, setGuardados] = useState(false);
  const [copiados, setCopiados] = useState(false);
  const codigos = props.codigos.map((codigo) => codigo.replace(/(.{4})(?=[^-\s])/g, '$1-').replace(/-+/g, '-'));
  const texto = `${t.producto}\n\n${codigos.join('\n')}\n`;
  return (
    <Marco pagina={t.factor.pagina} titulo={t.factor.codigosTitulo} bajada={t.factor.codigosBajada}>
      <Box component="ul" dir="ltr" sx={lista}>
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {/* Copying needs a secure page; the other two do not. */}
        {navigator.clipboard && (
          <Button onClick={() => navigator.clipboard.writeText(texto).then(() => setCopiados(true))}>
            {copiados ? t.factor.copiados : t.factor.copiar}
          </Button>
        )}
        <Button onClick={() => descargar(texto, t.factor.archivo)}>{t.factor.descargar}</Button>
        <Button onClick={() => print()}>{t.factor.imprimir}</Button>
      </Box>
      <FormControlLabel
        control={
          <Checkbox checked={guardados} onChange={(_, si) => setGuardados(si)} sx={{ marginInlineStart: '-8px' }} />
        }
        label={t.factor.guardados}
        sx={{ marginInline: 0, mb: 1.5 }}
      />
      <Button variant="contained" size="large" fullWidth disabled={!guardados} onClick={props.onSeguir}>
        {t.factor.seguir}
      </Button>
    </Marco>
  );
}

function descargar(texto: string, nombre: string): void {
  const direccion = URL.createObjectURL(new Blob([texto], { type: 'text/plain' }));
  const enlace = document.createElement('a');
  enlace.href = direccion;
  enlace.download = nombre;
  enlace.click();
  URL.revokeObjectURL(direccion);
}

const lista = {
  display: 'grid',
  gap: 0.75,
  m: 0,
  mb: 2,
  p: 2,
  listStyle: 'none',
  borderRadius: 1,
  bgcolor: 'sunken',
  fontSize: '0.8125rem',
  fontWeight: 600,
  letterSpacing: '.02em',
} as const;
