import { describe, expect, it } from 'vitest';
import { htmlSeguro, limpiarHtml, textoDeHtml } from './html-ajeno.ts';

describe('HTML of somebody else', () => {
  it('F20: leaves scripts, handlers, styles, frames and dangerous addresses out', () => {
    const malo =
      '<p style="color:red" onclick="x()">Hola <b>vos</b></p><script>x()</script><iframe src="/"></iframe>' +
      '<a href="javascript:x()">uno</a><img src="x" onerror="x()"><form><input></form><svg onload="x()"></svg>';
    expect(htmlSeguro(malo)).toBe('<p>Hola <b>vos</b></p><a target="_blank" rel="noopener noreferrer">uno</a>');
  });

  it('F20: keeps pictures from elsewhere out until they are allowed; those it carries are shown', () => {
    const html = '<img src="https://otro.example/espia.png"><img src="data:image/png;base64,AA==" alt="Propia">';
    const sin = limpiarHtml(html, false);
    expect(sin.retenidas).toBe(1);
    expect([...sin.fragmento.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Propia']);
    const con = limpiarHtml(html, true);
    expect(con.retenidas).toBe(0);
    expect(con.fragmento.querySelectorAll('img')).toHaveLength(2);
  });

  it('opens its links apart, telling nothing of where they come from', () => {
    expect(htmlSeguro('<a href="https://uno.example">uno</a>')).toBe(
      '<a href="https://uno.example" target="_blank" rel="noopener noreferrer">uno</a>',
    );
    expect(textoDeHtml('<p>Uno</p> <p>dos<script>no()</script></p>')).toBe('Uno dos');
  });
});
