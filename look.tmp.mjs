import { chromium } from 'playwright-core';
const origin='http://127.0.0.1:4441';
const post=async(path,body,token)=>{const r=await fetch(origin+'/v1'+path,{method:'POST',headers:{'content-type':'application/json',...(token?{authorization:token}:{})},body:JSON.stringify(body)});return r.json();};
const login=await post('/admin/login',{email:'owner@tressline.test',password:'long-enough-2026'});
const token=login.Data.token;
const make=async(b)=>{const m=await post('/admin/invoice/add',b,token); if(m.Result) console.log(m); const s=await post('/admin/invoice/send',{id:m.Data.id},token); return {...m.Data};};
const sku=(await (await fetch(origin+'/v1/api/search_sku_by_key?keyword=body+wave&page_size=5')).json()).Data.items.filter(i=>i.stock>5)[0];
console.log(sku?.id, sku?.stock);
const base={customer_name:'Bright Ends Salon',email:'salon@example.com',note:'Thank you for your order.\nColour as on the swatch we sent.',due_on:'2026-11-30',discount:20,tax:8.4};
const a=await make({...base,lines:[{sku_id:sku.id,quantity:2,price:sku.payable_price},{name:'Colouring of two wigs, ombre, by hand',quantity:1,price:160}],deposit_percent:50});
const b=await make({...base,kind:'shipping_address',customer_name:'Marisol Vega',lines:[{name:'Bridal wig, own measures',quantity:1,price:690,weight_grams:320}]});
const c=await make({...base,kind:'payment_link',discount:0,tax:0,note:'',lines:[{name:'Repair of a full lace wig',quantity:1,price:95}],shipping:0});
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-dev-shm-usage']});
const path=u=>u.replace(origin,'');
const shot=async(name,url,{phone=false,lang='en',staff=false,act}={})=>{
  const ctx=await browser.newContext(phone?{viewport:{width:390,height:844},deviceScaleFactor:1,isMobile:true,hasTouch:true,userAgent:'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'}:{viewport:{width:1440,height:900}});
  await ctx.addCookies([{name:'lang',value:lang,url:origin},...(staff?[{name:'Staff-Token',value:token,url:origin}]:[])]);
  const page=await ctx.newPage(); page.on('console',m=>{if(m.type()==='error')console.log(name,m.text().slice(0,300));}); page.on('pageerror',e=>console.log(name,String(e).slice(0,300)));
  await page.goto(origin+url,{waitUntil:'load'}); if(act) await act(page); await page.waitForTimeout(600);
  await page.screenshot({path:`/tmp/h/invoice/shots/${name}.png`,fullPage:true,timeout:120000});
  const over=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(over>0) console.log(name,'overflow',over);
  console.log(name,page.url().slice(0,120)); await ctx.close();
};
const want=process.argv[2]||'all';
if(want==='all'||want==='office'){
await shot('office-list','/bg/invoices',{staff:true});
await shot('office-list-zh','/bg/invoices?heap=open',{staff:true,lang:'zh'});
await shot('office-new','/bg/invoice',{staff:true,act:async p=>{await p.getByLabel('Find goods').fill('body wave');await p.getByRole('button',{name:'Find',exact:true}).click();await p.getByRole('button',{name:/^Add /}).nth(1).waitFor();}});
await shot('office-edit','/bg/invoice?id='+a.id,{staff:true});
await shot('office-edit-zh','/bg/invoice?id='+b.id,{staff:true,lang:'zh'});
}
if(want==='all'||want==='shop'){
for(const [n,i] of [['inv',a],['addr',b]]){
 await shot(n+'-read',path(i.url)); await shot(n+'-read-m','/m'+path(i.url),{phone:true});
 const pay=path(i.url).replace('/online/invoice','/online/pay');
 await shot(n+'-pay',pay); await shot(n+'-pay-m','/m'+pay,{phone:true,lang:'zh'});
}
await shot('inv-read-zh',path(a.url),{lang:'zh'});
await shot('link-m','/m'+path(c.url),{phone:true}); await shot('link',path(c.url),{lang:'zh'});
await shot('redir',path(a.url)+'/pay');
await shot('paying',path(c.url),{act:async p=>{await p.getByRole('button',{name:/Pay .*PayPal/}).click();await p.waitForURL(/sandbox/);}});
}
if(want==='all'||want==='pay'){
const go=async p=>{await p.getByRole('button',{name:/Pay .*PayPal/}).click();await p.waitForURL(/sandbox/);await p.locator('button[value=pay], form:has(input[value=pay]) button').first().click();await p.waitForURL(/back=done/);};
await shot('ended-deposit-m','/m'+path(a.url).replace('/online/invoice','/online/pay'),{phone:true,act:go});
await shot('inv-part',path(a.url));
await shot('link-ended',path(c.url),{act:go});
await shot('office-paid','/bg/invoice?id='+c.id,{staff:true});
await shot('office-part','/bg/invoice?id='+a.id,{staff:true});
}
await browser.close();
