import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { LineaDeTiempo } from '#ui/historial/linea-de-tiempo.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { useRastroDelMenu } from '#ui/pantalla/rastro.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { useTecla } from '#ui/teclado/use-tecla.ts';
import { AccionesDeBorrador } from './acciones.tsx';
import { AvisosDeBorrador } from './avisos-de-borrador.tsx';
import { quedan, type Renglon } from './borrador.ts';
import { ChipDeAjuste } from './chip-de-ajuste.tsx';
import { EntradaDeRenglon } from './entrada.tsx';
import { grillaDeDocumento } from './estilo.ts';
import { PanelDeCabecera } from './panel.tsx';
import { RenglonesDeBorrador } from './renglones.tsx';
import { TotalesDeBorrador } from './totales.tsx';
import { useConfirmarAplicacion } from './use-confirmar-aplicacion.tsx';
import { useConfirmarPedido } from './use-confirmar-pedido.ts';
import type { Editor } from './use-editor.ts';
import { useHay } from './use-hay.ts';
import { useSalida } from './use-salida.ts';

/** An adjustment being prepared, without leaving the keyboard: code, quantity, cost, next; F9 applies. */
export function EditorDeAjuste({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation('stock');
  const { borrador, guardado, verCosto } = editor;
  const avisos = useAvisos();
  const campo = useRef<HTMLInputElement>(null);
  const hay = useHay(
    borrador.renglones.map(({ articuloId }) => articuloId),
    borrador.depositoId,
  );
  const saldos = quedan(borrador.renglones, hay);
  const confirmar = useConfirmarAplicacion(editor, saldos);
  const preguntar = useConfirmarPedido(guardado);
  useSalida(editor);

  const handleAplicar = async () => {
    if (editor.revisado() && (await confirmar())) await editor.aplicar();
  };
  const handlePedir = async () => {
    const motivo = editor.revisado() && (await preguntar());
    if (motivo) await editor.pedir(motivo);
  };
  const handleSeguir = async () => {
    if (!editor.cerrando) await (editor.aplica ? handleAplicar() : handlePedir());
  };
  useTecla('F5', () => void editor.guardar());
  useTecla('Control+s', () => void editor.guardar());
  useTecla('F9', () => void handleSeguir());
  const handleQuitar = (renglon: Renglon) => {
    const lugar = borrador.renglones.indexOf(renglon);
    editor.despachar({ tipo: 'quitar', clave: renglon.clave });
    campo.current?.focus();
    const deshacer = () => editor.reponer(renglon, lugar);
    avisos.exito(t('ajustes.renglones.quitado', { codigo: renglon.codigo }), {
      accion: { texto: t('ajustes.renglones.deshacer'), onClick: deshacer },
    });
  };

  return (
    <Pagina
      titulo={guardado ? t('ajustes.documento', { numero: guardado.texto }) : t('ajustes.documentoNuevo')}
      estado={<ChipDeAjuste estado="BORRADOR" sobreBanda />}
      acciones={
        <AccionesDeBorrador editor={editor} onAplicar={() => void handleAplicar()} onPedir={() => void handlePedir()} />
      }
      rastro={useRastroDelMenu(guardado?.texto ?? t('ajustes.nuevo'))}
    >
      <AvisosDeBorrador editor={editor} />
      <Box sx={grillaDeDocumento} inert={editor.cerrando}>
        <Tarjeta titulo={t('ajustes.renglones.titulo')} sinRelleno>
          {borrador.renglones.length > 0 ? (
            <RenglonesDeBorrador
              renglones={borrador.renglones}
              hay={hay}
              quedan={saldos}
              depositoId={borrador.depositoId}
              verCosto={verCosto}
              problemas={editor.problemas}
              onCambio={(clave, cambios) => editor.despachar({ tipo: 'cambiar', clave, cambios })}
              onQuitar={handleQuitar}
            />
          ) : (
            <Typography
              sx={{ px: 2.5, pb: 1.5, color: editor.problemas.has('renglones') ? 'error.text' : 'text.secondary' }}
            >
              {editor.problemas.has('renglones') ? t('ajustes.problema.renglones') : t('ajustes.renglones.vacio')}
            </Typography>
          )}
          <Box sx={{ px: 2.5, py: 2, borderTop: 1, borderColor: 'divider' }}>
            <EntradaDeRenglon
              campo={campo}
              depositoId={borrador.depositoId}
              verCosto={verCosto}
              onAgregar={(renglon) => editor.despachar({ tipo: 'agregar', renglon })}
            />
          </Box>
        </Tarjeta>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <PanelDeCabecera
            borrador={borrador}
            depositos={editor.depositos}
            motivos={editor.motivos}
            problemas={editor.problemas}
            onCambio={(cambios) => editor.despachar({ tipo: 'cabecera', cambios })}
          />
          <TotalesDeBorrador renglones={borrador.renglones} verCosto={verCosto} />
          {guardado && (
            <Tarjeta densa titulo={t('ajustes.actividad')}>
              <LineaDeTiempo
                entidad="ajuste"
                id={guardado.id}
                campos={t('ajustes.campos', { returnObjects: true })}
                acciones={t('ajustes.hecho', { returnObjects: true })}
              />
            </Tarjeta>
          )}
        </Stack>
      </Box>
    </Pagina>
  );
}
