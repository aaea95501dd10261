import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { cambiarPoliticaDeRol, type PoliticaDeRol } from '@trastienda/nucleo/administrador/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';

/** Whether a role demands a second factor, and how many people it would surprise. */
export function ExigeSegundoFactor({ politica }: { readonly politica: PoliticaDeRol }) {
  const { t } = useTranslation('administrador');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const comando = useComando(cambiarPoliticaDeRol);
  const { rol, sinFactor, personas } = politica;
  const nombre = t('roles', { returnObjects: true })[rol];
  const handleCambio = async (exigeSegundoFactor: boolean) => {
    const clave = exigeSegundoFactor ? 'exigir' : 'dejar';
    const si = await confirmar({
      titulo: t(`exige.${clave}Titulo`, { rol: nombre }),
      texto: exigeSegundoFactor ? t('exige.exigirTexto', { count: sinFactor }) : t('exige.dejarTexto'),
      boton: t(`exige.${clave}`),
      peligro: !exigeSegundoFactor,
    });
    if (!si) return;
    comando.mutate(
      { params: { rol }, body: { exigeSegundoFactor } },
      { onSuccess: () => avisos.exito(t('exige.guardado')), onError: (error) => avisos.error(error) },
    );
  };
  return (
    <>
      <Switch
        checked={politica.exigeSegundoFactor}
        disabled={comando.isPending}
        onChange={(_, si) => void handleCambio(si)}
        slotProps={{ input: { 'aria-label': t('exige.de', { rol: nombre }) } }}
      />
      <Box className="cuantos">{personas > 0 ? t('exige.sinFactor', { count: sinFactor, personas }) : '–'}</Box>
    </>
  );
}
